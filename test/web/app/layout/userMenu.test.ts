import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UserMenu } from "../../../../src-web/app/layout/UserMenu.tsx";
import { currentAccount, signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { NavigationProvider } from "../../../../src-web/ui/page/navigation.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

beforeEach(async () => {
  await initTexts("en");
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { cookie: "" }));
  vi.stubGlobal("location", new URL("https://hubbub.example/packs"));
  const claims = { userId: "ann", isGuest: true, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.unstubAllGlobals();
});

it("a guest who opens the login from the menu and closes it is back at the menu's button", async () => {
  const account = currentAccount();
  if (account.kind !== "guest") throw new Error("nobody is a guest");
  /** What had the focus when the dialog opened: it returns there, unless that is hidden by then. */
  const held: { focus?: FakeElement } = {};
  let returnsTo: FakeElement | undefined;
  class Focusable extends FakeElement {
    focus(): void {
      held.focus = this;
    }
  }
  const onMode = () => (returnsTo = held.focus);
  const buttons: Focusable[] = [];
  const navigation = { go: () => undefined, prepare: () => undefined, Link: () => null };
  const shown = createElement(
    NavigationProvider,
    { value: navigation },
    createElement(UserMenu, { account, onMode }),
  );
  const page = await alive(shown, (tag) => {
    if (tag !== "button") return new FakeElement(tag);
    const button = new Focusable(tag);
    buttons.push(button);
    return button;
  });
  const opener = buttons.find((one) => propsOf(one)["aria-controls"]);
  const logIn = buttons.find((one) => String(propsOf(one)["children"]) === "Log in");
  if (!opener || !logIn) throw new Error("the menu is incomplete");
  const press = (button: Focusable) =>
    page.after(() => {
      button.focus();
      propsOf(button)["onClick"]?.();
    });
  await press(opener);
  await press(logIn);
  expect(returnsTo === opener).toBe(true);
});
