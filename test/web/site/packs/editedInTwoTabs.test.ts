import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement, useState, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createInnerHistory } from "../../../../src-web/app/discord/innerHistory.ts";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { QueryProvider } from "../../../../src-web/client/query/QueryProvider.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { PackEditor } from "../../../../src-web/site/packs/PackEditor.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

/** Longer than a response counts as fresh, ms. */
const A_WHILE_MS = 60_000;

/** The pack as the server has it. */
let words: readonly string[];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "profile", "common"]);
  words = ["cat"];
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", new URL("https://hubbub.example/user/ann/packs/word/p1"));
  const facts = { id: "p1", ownerId: "ann", name: "Pets", language: "en", rating: "family" };
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(address.endsWith("/p1") ? { ...facts, isPublic: false, words } : []),
  );
  const claims = { userId: "ann", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a pack that was opened before is edited as it is by now, not as it was before another tab changed it", async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  const Ways = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({ router, children });
  const made: FakeElement[] = [];
  const opens: ((isOpen: boolean) => void)[] = [];
  function Profile() {
    const [isOpen, setOpen] = useState(true);
    opens.push(setOpen);
    return isOpen ? createElement(PackEditor, { userId: "ann", kind: "word", id: "p1" }) : null;
  }
  const page = await alive(
    createElement(Ways, null, createElement(QueryProvider, null, createElement(Profile))),
    (tag) => {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    },
  );
  const box = () => {
    const area = made.findLast(({ tagName }) => tagName === "TEXTAREA");
    return area && String(propsOf(area)["value"]);
  };
  const shows = (text: string) =>
    eventually(async () => {
      await page.after(() => undefined);
      expect(box()).toBe(text);
    });
  await shows("cat");
  await page.after(() => opens.at(-1)?.(false));
  // In another tab.
  words = ["cat", "dog"];
  const later = Date.now() + A_WHILE_MS;
  vi.spyOn(Date, "now").mockImplementation(() => later);
  await page.after(() => opens.at(-1)?.(true));
  await shows("cat\ndog");
});
