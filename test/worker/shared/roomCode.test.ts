import { expect, test } from "vitest";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import { ROOM_CODE_ALPHABET } from "../../../src-shared/catalog/limits.ts";
import type { HeldRoom, OpenRoom, RoomApi } from "../../../src-rooms/room/roomApi.ts";
import { createdResponse } from "../../../src-shared/api/gameSession.ts";
import { isHostingRefused } from "../../../src-worker/features/rooms/session/createSession.usecases.ts";
import { isRoomCode, isRude, newRoomCode } from "../../../src-worker/shared/roomCode.ts";
import { appWith, client, guest, problem, through } from "../support/support.ts";

test("codes use the whole alphabet and nothing else", () => {
  const codes = Array.from({ length: 2000 }, () => newRoomCode());
  expect(codes.every(isRoomCode)).toBe(true);
  expect(new Set(codes.join("")).size).toBe(ROOM_CODE_ALPHABET.length);
});

test.for([
  "FUCK2",
  "2CUNT",
  "A55XY",
  "S3XYZ",
  "XNAZZ",
  "K4KKK",
  "KURW4",
  "N3G3R",
  "NUTT3",
  "2CHUJ",
])("%s is never given out", (code) => {
  expect(isRude(code)).toBe(true);
  const drawn = [code, "K7MPX"];
  expect(newRoomCode(() => drawn.shift() ?? "")).toBe("K7MPX");
});

test.for(["", "ABCD", "ABCDEF", "abcde", "AB0DE", "ABIDE", "AB DE"])(
  "'%s' is not a room code",
  (code) => {
    expect(isRoomCode(code)).toBe(false);
  },
);

/**
 * Rooms of which the first `busy` are taken, and which fail the first `fails` times they are to be opened.
 */
function roomsWith(busy: number, fails = 0) {
  const asked: string[] = [];
  const opened: OpenRoom[] = [];
  const room = async (code: string): Promise<RoomApi> => {
    const holdRoom = async (): Promise<HeldRoom | undefined> => {
      asked.push(code);
      return asked.length > busy ? HELD : undefined;
    };
    const openRoom = async (request: OpenRoom) => {
      opened.push(request);
      if (opened.length <= fails) throw new Error("the object was reset");
      return { roomId: HELD.roomId };
    };
    // SAFETY: creating a session calls nothing else of a room.
    return { holdRoom, openRoom } as Partial<RoomApi> as RoomApi;
  };
  return { asked, opened, room };
}

const HELD: HeldRoom = { roomId: "r1", seed: [1, 2, 3], at: 1 };

const wish = { isPublic: false, language: "en", hostType: "HOST" };

test("a code in use is not given out twice", async () => {
  const { asked, opened, room } = roomsWith(2);
  const call = client(through(appWith({ room })));
  const { accessToken: bearer } = await guest(call);
  const created = await call("POST", "/gameSession/create", { body: wish, bearer });
  expect(created.status).toBe(201);
  expect(createdResponse.parse(created.body).gameCode).toBe(asked[2]);
  expect(new Set(asked).size).toBe(3);
  await expect.poll(() => opened).toMatchObject([{ gameCode: asked[2], held: HELD }]);
});

test.for([
  { fails: 2, opens: 3, reports: 0 },
  { fails: 3, opens: 3, reports: 1 },
])(
  "opening a promised room is tried three times, and reported if all fail: $fails fail",
  async ({ fails, opens, reports }) => {
    const { opened, room } = roomsWith(0, fails);
    const works: Promise<unknown>[] = [];
    const reported: unknown[] = [];
    const later = (work: Promise<unknown>) => void works.push(work);
    const report = (error: unknown) => void reported.push(error);
    const call = client(through(appWith({ room, later, report })));
    const { accessToken: bearer } = await guest(call);
    expect((await call("POST", "/gameSession/create", { body: wish, bearer })).status).toBe(201);
    await Promise.all(works);
    expect([opened.length, reported.length]).toEqual([opens, reports]);
  },
);

test("creating a room gets a 503 if no code is free", async () => {
  const { asked, room } = roomsWith(Number.POSITIVE_INFINITY);
  const call = client(through(appWith({ room })));
  const { accessToken: bearer } = await guest(call);
  const created = await call("POST", "/gameSession/create", { body: wish, bearer });
  expect(created).toMatchObject({ status: 503, body: problem(503, "error.server_unavailable") });
  expect(asked).toHaveLength(10);
});

test("a game not offered to hosts who play is refused to them, except to admins", () => {
  const facts = { ...GAME_FACTS, SNAPTION: { hostTypes: ["HOST"] as const } };
  const refused = (
    hostType: "HOST" | "HOST_AND_PLAY",
    game: "SNAPTION" | "REQUIP",
    role: "role_guest" | "role_admin",
  ) => isHostingRefused({ hostType, initialGameType: game }, { roles: [role] }, facts);
  expect(refused("HOST_AND_PLAY", "SNAPTION", "role_guest")).toBe(true);
  expect(refused("HOST_AND_PLAY", "SNAPTION", "role_admin")).toBe(false);
  expect(refused("HOST_AND_PLAY", "REQUIP", "role_guest")).toBe(false);
  expect(refused("HOST", "SNAPTION", "role_guest")).toBe(false);
});
