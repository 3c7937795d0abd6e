import { createElement, useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSeat } from "../../../../src-web/client/storage/roomKeys.ts";
import { useRejoinOffer } from "../../../../src-web/site/join/useRejoinOffer.ts";
import {
  useEntering,
  beginEntering,
  cancelEntering,
} from "../../../../src-web/ui/page/entering.ts";
import { alive, leaveAll } from "../../support/alive.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

const session = { gameCode: "K7MPX", hostType: "HOST", gameType: "SNAPTION" } as const;
const seat = {
  sessionPlayerId: 4,
  gameCode: "K7MPX",
  alias: "ANN",
  avatarSrc: "taco.webp",
  hexColor: "#ffd23f",
};
type Offer = ReturnType<typeof useRejoinOffer>;

/** A page that hands out what it would show. */
function Page({ show }: { readonly show: (offer: Offer) => void }) {
  const isHere = useEntering().kind === "none";
  const offer = useRejoinOffer(isHere);
  useEffect(() => show(offer));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("fetch", async () => Response.json({ ...session, active: true }));
});
afterEach(async () => {
  await leaveAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a seat that could not be taken again is not offered a second time", async () => {
  keepSeat(seat, session, "token");
  const shown: Offer[] = [];
  const page = await alive(createElement(Page, { show: (offer) => void shown.push(offer) }));
  await page.after(() => void vi.advanceTimersByTime(1_000));
  await page.after(() => undefined);
  const first = shown.at(-1);
  expect(first?.offer?.seat.alias).toBe("ANN");
  // As `Rejoin` does it: the offer closes, the overlay covers the page until the room refuses.
  await page.after(() => first?.accept());
  await page.after(() => beginEntering("taco.webp"));
  await page.after(cancelEntering);
  await page.after(() => first?.decline());
  await page.after(() => void vi.advanceTimersByTime(1_000));
  await page.after(() => undefined);
  expect(shown.at(-1)?.offer).toBeUndefined();
});
