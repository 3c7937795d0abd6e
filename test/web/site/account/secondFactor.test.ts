import { focusManager } from "@tanstack/react-query";
import { createElement, useState, type ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  currentAccount,
  signIn,
  signOut,
  useAccount,
} from "../../../../src-web/client/auth/account.ts";
import { QueryProvider } from "../../../../src-web/client/query/QueryProvider.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { passedSecondFactor } from "../../../../src-web/site/account/second-factor/challenge.ts";
import {
  SecondFactor,
  SecondFactorFirst,
} from "../../../../src-web/site/account/second-factor/SecondFactor.tsx";
import { useSecondFactor } from "../../../../src-web/site/account/second-factor/useSecondFactor.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

/** Longer than a response counts as fresh, ms. */
const A_WHILE_MS = 60_000;

/** An element that can have the focus. */
class Element extends FakeElement {
  focus(): void {}
}

function token(amr: readonly string[]): string {
  const claims = { userId: "ann", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600, amr };
  return `x.${btoa(JSON.stringify(claims))}.x`;
}

/** Whether the server has the second factor as turned on. */
let isOn: boolean;
/** What another part of the page knew of that, each time it was rendered. */
const known: (boolean | undefined)[] = [];
let made: Element[];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["second-factor", "profile", "account"]);
  isOn = false;
  known.length = 0;
  made = [];
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", new URL("https://hubbub.example/user/ann"));
  const before = token([]);
  const login = { accessToken: token(["mfa"]) };
  vi.stubGlobal("fetch", async (address: string, { headers }: { readonly headers: Headers }) => {
    const call = address.split("/").at(-1);
    if (call === "begin") return Response.json({ secret: "JBSW", uri: "otpauth://totp/x" });
    if (call === "confirm") {
      isOn = true;
      return Response.json({ ...login, recoveryCodes: ["7KQ2-M9XP"] });
    }
    if (call === "refreshToken") return Response.json(login);
    // Turning it on has ended the login of before.
    if (isOn && headers.get("authorization") === `Bearer ${before}`) {
      return Response.json({ code: "not_signed_in" }, { status: 401 });
    }
    return Response.json({ isOn, hasPassword: true, recoveryCodesLeft: 10 });
  });
  signIn({ accessToken: before });
});
afterEach(async () => {
  await leaveAll();
  focusManager.setFocused(undefined);
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The elements that are on the page now. */
function onPage(from: FakeElement | undefined = made[0]): readonly FakeElement[] {
  if (!from) return [];
  return [
    from,
    ...from.children.flatMap((child) => (child instanceof FakeElement ? onPage(child) : [])),
  ];
}

/** The page on the way to the admin home, which the home itself replaces. */
function OnTheWay() {
  return passedSecondFactor(useAccount()) ? null : createElement(SecondFactorFirst);
}

/** Another part of the profile, which needs to know the same. */
function Other() {
  known.push(useSecondFactor().data?.isOn);
  return null;
}

const wordsOnPage = () => onPage().map(({ textContent }) => textContent);

/** Sets up a second factor in this part of a page, up to its recovery codes. */
async function setUp(Section: ComponentType) {
  const shown: (() => void)[] = [];
  function Page() {
    const [isOther, setOther] = useState(false);
    shown.push(() => setOther(true));
    return createElement(
      QueryProvider,
      null,
      createElement(Section),
      isOther && createElement(Other),
    );
  }
  const page = await alive(createElement(Page), (tag) => {
    const element = new Element(tag);
    made.push(element);
    return element;
  });
  const shows = (word: string) =>
    eventually(async () => {
      await page.after(() => undefined);
      expect(wordsOnPage()).toContain(word);
    });
  const find = (what: string, is: (one: FakeElement) => boolean) => {
    const found = onPage().find(is);
    if (!found) throw new Error(`there is no ${what}`);
    return propsOf(found);
  };
  const press = (word: string) =>
    page.after(() => {
      const says = (one: FakeElement) => onPage(one).some((part) => part.textContent === word);
      const button = find(word, (one) => one.tagName === "BUTTON" && says(one));
      button["onClick"]?.({ preventDefault: () => undefined });
    });
  const send = async (name: string, value: string) => {
    const field = find(name, (one) => String(propsOf(one)["name"]) === name);
    await page.after(() => field["onChange"]?.({ target: { value } }));
    const form = find("form", ({ tagName }) => tagName === "FORM");
    await page.after(() => form["onSubmit"]?.({ preventDefault: () => undefined }));
  };

  if (Section === SecondFactor) {
    await shows(texts.t("second-factor:setUp"));
    await press(texts.t("second-factor:setUp"));
  }
  await shows(texts.t("second-factor:begin"));
  await send("password", "seven wet umbrellas");
  await shows(texts.t("second-factor:confirm"));
  await send("code", "123456");
  await shows("7KQ2-M9XP");
  const later = Date.now() + A_WHILE_MS;
  vi.spyOn(Date, "now").mockImplementation(() => later);
  return { ...page, press, showOther: () => page.after(() => shown.at(-1)?.()) };
}

it.each([
  ["in the profile", SecondFactor],
  ["on the way to the admin home", OnTheWay],
] as const)(
  "recovery codes %s stay while their owner pastes them into another window",
  async (_place, Section) => {
    const page = await setUp(Section);
    await page.after(() => focusManager.setFocused(false));
    await page.after(() => focusManager.setFocused(true));
    for (let turns = 0; turns < 20; turns += 1) {
      // Whatever the page asks then is answered within a few turns.
      // oxlint-disable-next-line no-await-in-loop
      await page.after(() => undefined);
    }
    expect(wordsOnPage()).toContain("7KQ2-M9XP");
    await page.press(texts.t("second-factor:recovery.kept"));
    expect(passedSecondFactor(currentAccount())).toBe(true);
  },
);

it("recovery codes in the profile stay when another part of it learns that the second factor is on", async () => {
  const page = await setUp(SecondFactor);
  await page.showOther();
  await eventually(async () => {
    await page.after(() => undefined);
    expect(known.at(-1)).toBe(true);
  });
  expect(wordsOnPage()).toContain("7KQ2-M9XP");
  await page.press(texts.t("second-factor:recovery.kept"));
  await eventually(async () => {
    await page.after(() => undefined);
    expect(wordsOnPage()).not.toContain("7KQ2-M9XP");
  });
});
