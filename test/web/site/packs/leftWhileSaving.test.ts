import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createInnerHistory } from "../../../../src-web/app/discord/innerHistory.ts";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { QueryProvider } from "../../../../src-web/client/query/QueryProvider.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { PackForm } from "../../../../src-web/site/packs/PackForm.tsx";
import { TakePack } from "../../../../src-web/site/packs/TakePack.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { toastsFromNow } from "../../support/toasts.ts";
import { eventually } from "../../../support/eventually.ts";

const pack = {
  id: "p1",
  kind: "word",
  ownerId: "ann",
  name: "Pets",
  language: "en",
  rating: "family",
  isPublic: false,
  words: ["cat"],
} as const;

/** Calls that wait for their response, by which they are answered. */
let waiting: ((said: object) => void)[];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "profile", "common"]);
  waiting = [];
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", new URL("https://hubbub.example/user/ann/packs"));
  vi.stubGlobal("fetch", () => {
    const call = Promise.withResolvers<Response>();
    waiting.push((said) => call.resolve(Response.json(said)));
    return call.promise;
  });
  const claims = { userId: "ann", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.unstubAllGlobals();
});

const DRAFT = { name: "Pets", language: "en", isPublic: false, rating: "family", entries: ["cat"] };

/** Shows a page whose first button or form is pressed, and waits for the call that follows. */
async function pressed(shown: ReactElement) {
  const router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  const navigate = vi.spyOn(router, "navigate").mockResolvedValue(undefined);
  const Ways = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({ router, children });
  const made: FakeElement[] = [];
  const page = await alive(
    createElement(Ways, null, createElement(QueryProvider, null, shown)),
    (tag) => {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    },
  );
  const form = made.find(({ tagName }) => tagName === "FORM");
  const button = made.find(({ tagName }) => tagName === "BUTTON");
  const event = { preventDefault: () => undefined };
  await page.after(() => {
    if (form) propsOf(form)["onSubmit"]?.(event);
    else if (button) propsOf(button)["onClick"]?.(event);
  });
  await eventually(() => expect(waiting).toHaveLength(1));
  const answer = () => waiting.pop()?.(pack);
  return { ...page, made, navigate, answer };
}

it.each([
  ["copied", createElement(TakePack, { id: "p0" })],
  ["saved", createElement(PackForm, { userId: "ann", kind: "word", draft: DRAFT as never })],
])("a pack that is %s opens, unless its user has gone elsewhere meanwhile", async (_, shown) => {
  const stayed = await pressed(shown);
  await stayed.after(stayed.answer);
  await eventually(() => expect(stayed.navigate).toHaveBeenCalledOnce());
  await stayed.leave();

  const left = await pressed(shown);
  const said = toastsFromNow();
  await left.leave();
  left.answer();
  await eventually(() => expect(said).toHaveLength(1));
  expect(left.navigate).not.toHaveBeenCalled();
});

it("whoever saves a new pack by keyboard keeps their place while it is on its way, and can change nothing", async () => {
  const shown = createElement(PackForm, { userId: "ann", kind: "word", draft: DRAFT as never });
  const { made, after } = await pressed(shown);
  const [form] = made.filter(({ tagName }) => tagName === "FORM");
  const of = (tag: string, key: string) =>
    made
      .filter(({ tagName }) => tagName === tag)
      .map((element): unknown => Reflect.get(propsOf(element), key));
  await eventually(() => expect(of("FORM", "aria-busy")).toEqual([true]));
  // What is inert loses the focus for good.
  expect(form && Reflect.get(propsOf(form), "inert")).not.toBe(true);
  const before = [...of("INPUT", "value"), ...of("TEXTAREA", "value"), ...of("SELECT", "value")];
  expect(before).toEqual(expect.arrayContaining(["Pets", "cat", "en", "family"]));
  await after(() => {
    for (const element of made) {
      if (!["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName)) continue;
      propsOf(element)["onChange"]?.({ target: { value: "teen", checked: true, files: [] } });
    }
  });
  expect([...of("INPUT", "value"), ...of("TEXTAREA", "value"), ...of("SELECT", "value")]).toEqual(
    before,
  );
  expect(of("INPUT", "checked")).not.toContain(true);
});
