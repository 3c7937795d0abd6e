import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createInnerHistory } from "../../../../src-web/app/discord/innerHistory.ts";
import { currentAccount, signOut } from "../../../../src-web/client/auth/account.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { LoginPage } from "../../../../src-web/site/account/LoginPage.tsx";
import { LoginLink } from "../../../../src-web/site/account/mail-links/LoginLink.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

/** Logins that wait for their response, by which they are answered. */
let waiting: (() => void)[];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["account", "common", "second-factor"]);
  waiting = [];
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", new URL("https://hubbub.example/account/login"));
  const claims = { userId: "ann", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  const accessToken = `x.${btoa(JSON.stringify(claims))}.x`;
  vi.stubGlobal("fetch", (address: string) => {
    const call = Promise.withResolvers<Response>();
    if (!address.endsWith("loginOptions"))
      waiting.push(() => call.resolve(Response.json({ accessToken, locale: "en" })));
    return call.promise;
  });
  signOut();
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.unstubAllGlobals();
});

/** Opens a page, types an email address and a password if it asks for them, and logs in. */
async function loggingIn(shown: ReactElement) {
  const router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  const navigate = vi.spyOn(router, "navigate").mockResolvedValue(undefined);
  const Ways = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({ router, children });
  const made: FakeElement[] = [];
  const page = await alive(createElement(Ways, null, shown), (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  const all = (tag: string) => made.filter(({ tagName }) => tagName === tag).map(propsOf);
  const [email, password] = all("INPUT");
  await page.after(() => email?.["onChange"]?.({ target: { value: "ann@hubbub.example" } }));
  await page.after(() => password?.["onChange"]?.({ target: { value: "a long password" } }));
  const event = { preventDefault: () => undefined };
  await page.after(() => {
    const [form] = all("FORM");
    if (form) form["onSubmit"]?.(event);
    else all("BUTTON")[0]?.["onClick"]?.(event);
  });
  await eventually(() => expect(waiting).toHaveLength(1));
  return { ...page, navigate, answer: () => waiting.pop()?.() };
}

it.each([
  ["with a password", createElement(LoginPage)],
  ["with the link of a mail", createElement(LoginLink, { token: "t" })],
])("who logs in %s and goes elsewhere before the response comes stays there", async (_, shown) => {
  const stayed = await loggingIn(shown);
  await stayed.after(stayed.answer);
  await eventually(() => expect(stayed.navigate).toHaveBeenCalled());
  await stayed.leave();
  signOut();

  const left = await loggingIn(shown);
  await left.leave();
  left.answer();
  await eventually(() => expect(currentAccount().kind).toBe("user"));
  await left.after(() => undefined);
  expect(left.navigate).not.toHaveBeenCalled();
});
