import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ActivityRoom } from "../../../../src-shared/api/discord.ts";
import { seatAgain } from "../../../../src-web/platform/discord/enterRoom.ts";

// SAFETY: as far as the way back to a seat looks.
const room = {
  gameCode: "K7MPX",
  seat: { sessionPlayerId: 2, roomToken: "seat" },
} as unknown as ActivityRoom;

const answers = (code: string, status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code }, { status })));

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("sessionStorage", nothing);
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("location", new URL("https://hubbub.example/"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["is busy", "too_many_requests", 429],
  ["stumbles", "internal", 500],
] as const)(
  "whoever opens the activity anew while the server %s keeps their seat, and is not asked for a second one",
  async (_, code, status) => {
    answers(code, status);
    await expect(seatAgain(room)).rejects.toMatchObject({ code });
  },
);

it("whoever was thrown out has no seat to come back to", async () => {
  answers("kicked", 403);
  expect(await seatAgain(room)).toBeUndefined();
});
