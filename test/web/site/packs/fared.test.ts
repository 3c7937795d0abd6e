import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement, type ReactNode } from "react";
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

const CAT = "cat";
const UMBRELLA = "umbrella stand";

/** The pack's words as the server has them. */
let words: readonly string[];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "profile", "common"]);
  words = [CAT, UMBRELLA];
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", new URL("https://hubbub.example/user/ann/packs/word/p1"));
  const facts = { id: "p1", ownerId: "ann", name: "Pets", language: "en", rating: "family" };
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/entries")) {
      return Response.json(
        words.map((entry) => {
          const isFlat = entry === UMBRELLA;
          return { entry, shown: 3, flat: isFlat ? 3 : 0, isRetired: false };
        }),
      );
    }
    if (address.endsWith("/update")) words = [CAT];
    return Response.json({ ...facts, isPublic: false, words });
  });
  const claims = { userId: "ann", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.unstubAllGlobals();
});

/** Whether a part of the page shows exactly this text. */
function shows(part: unknown, text: string): boolean {
  if (!(part instanceof FakeElement)) return false;
  return part.textContent === text || part.children.some((child) => shows(child, text));
}

it("an entry that is taken out of its pack is no longer among those that fall flat", async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  const Ways = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({ router, children });
  const made: FakeElement[] = [];
  const editor = createElement(PackEditor, { userId: "ann", kind: "word", id: "p1" });
  const page = await alive(
    createElement(Ways, null, createElement(QueryProvider, null, editor)),
    (tag) => {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    },
  );
  const becomes = (isFlat: boolean) =>
    eventually(async () => {
      await page.after(() => undefined);
      expect(shows(made[0], UMBRELLA)).toBe(isFlat);
    });
  await becomes(true);
  const form = made.find(({ tagName }) => tagName === "FORM");
  await page.after(() => form && propsOf(form)["onSubmit"]?.({ preventDefault: () => undefined }));
  await becomes(false);
});
