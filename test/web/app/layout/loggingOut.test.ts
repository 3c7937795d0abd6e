import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UserEntries } from "../../../../src-web/app/layout/UserMenu.tsx";
import { currentAccount, signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { NavigationProvider } from "../../../../src-web/ui/page/navigation.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

let answer: () => void;

beforeEach(async () => {
  await initTexts("en");
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", new URL("https://hubbub.example/packs"));
  vi.stubGlobal("fetch", () => {
    const waiting = Promise.withResolvers<Response>();
    answer = () => waiting.resolve(new Response(null, { status: 204 }));
    return waiting.promise;
  });
  const claims = { userId: "ann", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.unstubAllGlobals();
});

/** Presses the entry to log out, as the user on this page. */
async function loggingOut() {
  const go = vi.fn();
  const account = currentAccount();
  if (account.kind !== "user") throw new Error("nobody is signed in");
  const made: FakeElement[] = [];
  const navigation = { go, prepare: () => undefined, Link: () => null };
  const entries = createElement(UserEntries, { account, onMode: () => undefined });
  const page = await alive(
    createElement(NavigationProvider, { value: navigation }, entries),
    (tag) => {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    },
  );
  const button = made.findLast(({ tagName }) => tagName === "BUTTON");
  if (!button) throw new Error("there is no button");
  await page.after(() => propsOf(button)["onClick"]?.());
  return { ...page, go };
}

it("logging out leads to the start page", async () => {
  const { after, go } = await loggingOut();
  await after(answer);
  expect(go).toHaveBeenCalledExactlyOnceWith("/");
});

it("who joins a room while a slow network still logs them out stays in it", async () => {
  const { after, go } = await loggingOut();
  vi.stubGlobal("location", new URL("https://hubbub.example/player/session"));
  await after(answer);
  expect(currentAccount().kind).toBe("visitor");
  expect(go).not.toHaveBeenCalled();
});
