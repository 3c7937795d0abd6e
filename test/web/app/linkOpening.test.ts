import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import LinkScreen from "../../../src-web/app/routes/link.tsx";
import { keepSeat, playerSeat } from "../../../src-web/client/storage/roomKeys.ts";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../support/alive.ts";
import { emptyStorage } from "../support/storage.ts";

const seatIn = (gameCode: string) => ({
  gameCode,
  sessionPlayerId: 3,
  alias: "Ada",
  avatarSrc: "pear.webp",
  hexColor: "#fff",
});
const sessionOf = (gameCode: string) =>
  ({ gameCode, hostType: "HOST", gameType: "REQUIP" }) as const;

let answer: ((said: object) => void) | undefined;

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["links", "common"]);
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("window", { innerWidth: 390, innerHeight: 844 });
  vi.stubGlobal("location", new URL("https://hubbub.example/link/seat/PARTY#token"));
  vi.stubGlobal("fetch", (address: string) => {
    if (!address.endsWith("openLink")) return Promise.resolve(Response.json({ active: true }));
    const waiting = Promise.withResolvers<Response>();
    answer = (said) => waiting.resolve(Response.json(said));
    return waiting.promise;
  });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Opens the page of a link to a seat in the room PARTY and presses its button. */
async function pressed() {
  const root = createRootRoute();
  const site = createRoute({ getParentRoute: () => root, id: "site" });
  const link = createRoute({ getParentRoute: () => site, path: "/link/$kind/$gameCode" });
  const router = createRouter({
    routeTree: root.addChildren([site.addChildren([link])]),
    history: createMemoryHistory({ initialEntries: ["/link/seat/PARTY"] }),
  });
  await router.load();
  vi.stubGlobal("document", { title: "" });
  const navigate = vi.spyOn(router, "navigate").mockResolvedValue(undefined);
  const made: FakeElement[] = [];
  const page = await alive(
    // SAFETY: of the routes, the page only needs its own.
    RouterContextProvider({ router: router as never, children: createElement(LinkScreen) }),
    (tag) => {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    },
  );
  const button = made.find(({ tagName }) => tagName === "BUTTON");
  if (!button) throw new Error("there is no button");
  await page.after(() => propsOf(button)["onClick"]?.({ preventDefault: () => undefined }));
  return { ...page, navigate };
}

const opened = { kind: "seat", roomToken: "moved", seat: seatIn("PARTY"), ...sessionOf("PARTY") };

it("a link leads to its seat", async () => {
  const { navigate, after } = await pressed();
  await after(() => answer?.(opened));
  expect(navigate).toHaveBeenCalledOnce();
  expect(playerSeat()?.gameCode).toBe("PARTY");
});

/** Lets everything happen that the answer leads to. */
async function answered(): Promise<void> {
  answer?.(opened);
  for (let turn = 0; turn < 5; turn += 1) {
    // One after the other: a step may lead to another.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it("who goes back while a link opens is not pulled into it later, but finds its seat", async () => {
  const { navigate, leave } = await pressed();
  await leave();
  await answered();
  expect(navigate).not.toHaveBeenCalled();
  expect(playerSeat()?.gameCode).toBe("PARTY");
});

it("who goes back while a link opens, and joins another room meanwhile, stays there", async () => {
  const { navigate, leave } = await pressed();
  await leave();
  keepSeat(seatIn("FRIEN"), sessionOf("FRIEN"), "friend");
  await answered();
  expect(navigate).not.toHaveBeenCalled();
  expect(playerSeat()?.gameCode).toBe("FRIEN");
});
