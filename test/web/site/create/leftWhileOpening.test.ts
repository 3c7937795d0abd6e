import {
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { createInnerHistory } from "../../../../src-web/app/discord/innerHistory.ts";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { keepSeat, keptRoom, playerSeat } from "../../../../src-web/client/storage/roomKeys.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import CastButton from "../../../../src-web/site/create/CastButton.tsx";
import { useHosting, type Hosting } from "../../../../src-web/site/create/useHosting.ts";
import { LoginCodePage } from "../../../../src-web/site/televisions/LoginCodePage.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

/** A friend's room, in which the user sits down after they have gone back. */
const friends = { gameCode: "FRIEN", hostType: "HOST", gameType: "REQUIP" } as const;
const seat = {
  gameCode: "FRIEN",
  sessionPlayerId: 3,
  alias: "Ada",
  avatarSrc: "pear.webp",
  hexColor: "#fff",
};

/** A dialog element with its methods. */
class FakeDialog extends FakeElement {
  showModal(): void {}
  close(): void {}
}

/** The calls so far, and those that wait for their response. */
let asked: string[];
let waiting: Map<string, (answer: Response) => void>;
let router: AnyRouter;
let navigate: MockInstance;
let made: FakeElement[];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["tv", "site", "games", "common"]);
  [asked, waiting, made] = [[], new Map(), []];
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", { userAgent: "" });
  vi.stubGlobal("location", new URL("https://hubbub.example/"));
  vi.stubGlobal("window", { innerWidth: 390, innerHeight: 844 });
  vi.stubGlobal("fetch", (address: string) => {
    const call = address.split("/").at(-1) ?? "";
    asked.push(call);
    return new Promise((resolve) => waiting.set(call, resolve));
  });
  const claims = { userId: "ada", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
  router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  navigate = vi.spyOn(router, "navigate").mockResolvedValue(undefined);
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The navigation of the site, without its pages. */
const Ways = ({ children }: { readonly children?: ReactNode }) =>
  RouterContextProvider({ router, children });

const open = (page: ReactElement) =>
  alive(createElement(Ways, null, page), (tag) => {
    const element = tag === "dialog" ? new FakeDialog(tag) : new FakeElement(tag);
    made.push(element);
    return element;
  });

/** Waits until the page has made this call, and returns the function that answers it. */
async function answerTo(call: string): Promise<(answer: object) => void> {
  const respond = await eventually(() => {
    const found = waiting.get(call);
    if (!found) throw new Error(`${call} was not called`);
    return found;
  });
  waiting.delete(call);
  return (answer) => respond(Response.json(answer));
}

function press(word: string): void {
  const says = (one: FakeElement): boolean =>
    one.textContent === word ||
    one.children.some((child) => child instanceof FakeElement && says(child));
  const button = made.findLast((one) => one.tagName === "BUTTON" && says(one));
  if (!button) throw new Error(`nothing says ${word}`);
  propsOf(button)["onClick"]?.({ preventDefault: () => undefined });
}

/** Lets everything happen that the last answer leads to, a minute long. */
async function aMinutePasses(): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    // One after the other: a step may lead to a pause.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

/** A page on which somebody can open a room. */
async function openToHost() {
  const hostings: Hosting[] = [];
  function Page() {
    hostings.push(useHosting());
    return null;
  }
  const page = await open(createElement(Page));
  const hosting = () => {
    const newest = hostings.at(-1);
    if (!newest) throw new Error("the page is not there");
    return newest;
  };
  return { ...page, hosting };
}

it.each(["open", "quickPlay"] as const)(
  "a host who goes back while a slow network opens their room (%s) is not pulled into it later",
  async (kind) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { hosting, ...page } = await openToHost();
    await page.after(() => void hosting()[kind]("REQUIP", "HOST"));
    const create = await answerTo("create");
    await page.leave();
    create({ gameCode: "PARTY", roomToken: "host" });
    await aMinutePasses();
    expect(navigate).not.toHaveBeenCalled();
    expect(asked).toEqual(["create"]);
    // A press leads into it.
    expect(keptRoom()?.session.gameCode).toBe("PARTY");
  },
);

it("a host who goes back and sits down in a friend's room keeps that seat when their own room is open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { hosting, ...page } = await openToHost();
  await page.after(() => void hosting().open("REQUIP", "HOST"));
  const create = await answerTo("create");
  await page.leave();
  keepSeat(seat, friends, "seat");
  create({ gameCode: "PARTY", roomToken: "host" });
  await aMinutePasses();
  expect(navigate).not.toHaveBeenCalled();
  expect(playerSeat()).toMatchObject({ gameCode: "FRIEN", token: "seat" });
  expect(keptRoom()?.session.gameCode).toBe("FRIEN");
});

it("a host who stays is led into their room", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { hosting, ...page } = await openToHost();
  await page.after(() => void hosting().open("REQUIP", "HOST"));
  (await answerTo("create"))({ gameCode: "PARTY", roomToken: "host" });
  await aMinutePasses();
  expect(navigate).toHaveBeenCalledOnce();
});

it("somebody who goes back while a television opens its room stays in the room they join meanwhile", async () => {
  const page = await open(
    createElement(LoginCodePage, {
      loginCode: "K7MPXA",
      gameType: "REQUIP",
      onOther: () => undefined,
    }),
  );
  const look = await answerTo("K7MPXA");
  await page.after(() => look({ status: "waiting", device: "a TV" }));
  await eventually(() => page.after(() => press(texts.t("tv:pair.start", { code: "K7MPXA" }))));
  const confirm = await answerTo("K7MPXA");
  await page.after(() => confirm({}));
  const lookAgain = await answerTo("K7MPXA");
  await page.leave();
  keepSeat(seat, friends, "seat");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  lookAgain({ status: "confirmed", gameCode: "PARTY" });
  await aMinutePasses();
  expect(navigate).not.toHaveBeenCalled();
  expect(playerSeat()?.token).toBe("seat");
});

it("somebody who goes back while a cast device opens its room stays in the room they join meanwhile", async () => {
  let say: (status: object) => void = () => undefined;
  const session = {
    addMessageListener: (_name: string, hear: (name: string, text: string) => void) =>
      (say = (status) => hear("", JSON.stringify({ type: "status", ...status }))),
    removeMessageListener: () => undefined,
    sendMessage: () => Promise.resolve(),
  };
  // SAFETY: all that casting uses.
  const context = { getCurrentSession: () => session } as unknown as cast.framework.CastContext;
  const page = await open(
    createElement(CastButton, { context, gameType: "REQUIP", onError: () => undefined }),
  );
  await page.after(() => press(texts.t("tv:cast.button")));
  await page.after(() => say({ status: "READY" }));
  const promise = await answerTo("createSession");
  await page.after(() => promise({ token: "promised" }));
  await page.leave();
  keepSeat(seat, friends, "seat");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  say({ status: "OPENED", gameCode: "PARTY" });
  await aMinutePasses();
  expect(navigate).not.toHaveBeenCalled();
  expect(playerSeat()?.token).toBe("seat");
});
