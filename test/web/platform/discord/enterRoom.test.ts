import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ActivityRoom } from "../../../../src-shared/api/discord.ts";
import { clearGameSession, clearTab } from "../../../../src-web/client/storage/storage.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { noteAsked, wasAsked } from "../../../../src-web/platform/discord/gameSelector.ts";
import { reclaimSeat, takeSeat } from "../../../../src-web/platform/discord/enterRoom.ts";
import { emptyStorage } from "../../support/storage.ts";

// SAFETY: all that returning to a seat reads.
const room = {
  gameCode: "K7MPX",
  seat: { sessionPlayerId: 2, roomToken: "seat" },
} as unknown as ActivityRoom;

const answers = (code: string, status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code }, { status })));

beforeEach(() => {
  // An iframe in Discord keeps its storage for as long as the client runs, across many activities.
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("location", new URL("https://hubbub.example/"));
  vi.stubGlobal("window", { innerWidth: 390, innerHeight: 844 });
});
afterEach(() => {
  clearTab();
  vi.unstubAllGlobals();
});

it.each([
  ["is busy", "too_many_requests", 429],
  ["stumbles", "internal", 500],
] as const)(
  "a player who reopens the activity while the server %s keeps their seat, and is not offered a second one",
  async (_, code, status) => {
    const calls: string[] = [];
    let answer = Response.json({ code }, { status });
    vi.stubGlobal("fetch", (address: string, { body }: { readonly body: string }) => {
      calls.push(`${address} ${body}`);
      return Promise.resolve(answer);
    });
    // Without a seat and without an error they would be at the door, where players take a new one.
    await expect(reclaimSeat(room)).rejects.toMatchObject({ code });
    answer = Response.json({ gameCode: "K7MPX", sessionPlayerId: 2 });
    expect(await reclaimSeat(room)).toMatchObject({ sessionPlayerId: 2 });
    const again = '/api/v1/gameSession/rejoin {"gameCode":"K7MPX","sessionPlayerId":2}';
    expect(calls).toEqual([again, again]);
  },
);

it("a player who was kicked has no seat to return to", async () => {
  answers("kicked", 403);
  expect(await reclaimSeat(room)).toBeUndefined();
});

it("a player is asked what to play once per activity, and not again after leaving and returning", async () => {
  await initTexts("en");
  const look = { alias: "Ada", avatarSrc: "pear.webp" };
  const sitDown = (gameCode: string) => {
    const seat = { ...look, gameCode, sessionPlayerId: 1, hexColor: "#fff", roomToken: "seat" };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(seat)));
    return takeSeat({ ...room, gameCode, hostType: "DISCORD" }, { ...look, gameCode });
  };
  await sitDown("FIRST");
  noteAsked("FIRST");
  clearGameSession();
  await sitDown("FIRST");
  expect(wasAsked("FIRST")).toBe(true);
  await sitDown("OTHER");
  expect(wasAsked("OTHER")).toBe(false);
});
