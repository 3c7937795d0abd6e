import { expect, test } from "vitest";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import { ROOM_CODE_ALPHABET } from "../../../src-shared/catalog/limits.ts";
import type { OpenRoom, RoomApi } from "../../../src-rooms/room/roomApi.ts";
import { createAnswer } from "../../../src-shared/api/gameSession.ts";
import { isHostingRefused } from "../../../src-worker/features/rooms/session/createSession.usecases.ts";
import { isRoomCode, isRude, newRoomCode } from "../../../src-worker/shared/roomCode.ts";
import { appWith, client, guest, problem, through } from "../support/support.ts";

test("codes use the whole alphabet and nothing else", () => {
  const codes = Array.from({ length: 2000 }, () => newRoomCode());
  expect(codes.every(isRoomCode)).toBe(true);
  expect(new Set(codes.join("")).size).toBe(ROOM_CODE_ALPHABET.length);
});

test.for(["FUCK2", "2CUNT", "A55XY", "S3XYZ", "XNAZZ", "K4KKK"])("%s is not given out", (code) => {
  expect(isRude(code)).toBe(true);
  const drawn = [code, "K7MPX"];
  expect(newRoomCode(() => drawn.shift() ?? "")).toBe("K7MPX");
});

test.for(["", "ABCD", "ABCDEF", "abcde", "AB0DE", "ABIDE", "AB DE"])(
  "'%s' is no room code",
  (code) => {
    expect(isRoomCode(code)).toBe(false);
  },
);

/** Rooms of which the first `busy` are open already. */
function roomsWith(busy: number) {
  const asked: string[] = [];
  const room = (code: string): Promise<RoomApi> => {
    asked.push(code);
    const openRoom = (_wish: OpenRoom) =>
      Promise.resolve(asked.length > busy ? { roomId: "r1" } : undefined);
    // SAFETY: opening is all that creating a session asks of a room.
    return Promise.resolve({ openRoom } as unknown as RoomApi);
  };
  return { asked, room };
}

const wish = { isPublic: false, language: "en", hostType: "HOST" };

test("a code in use is not given out twice", async () => {
  const { asked, room } = roomsWith(2);
  const call = client(through(appWith({ room })));
  const { accessToken: bearer } = await guest(call);
  const created = await call("POST", "/gameSession/create", { body: wish, bearer });
  expect(created.status).toBe(201);
  expect(createAnswer.parse(created.body).gameCode).toBe(asked[2]);
  expect(new Set(asked).size).toBe(3);
});

test("when no code is to be had the answer is 503", async () => {
  const { asked, room } = roomsWith(Number.POSITIVE_INFINITY);
  const call = client(through(appWith({ room })));
  const { accessToken: bearer } = await guest(call);
  const created = await call("POST", "/gameSession/create", { body: wish, bearer });
  expect(created).toMatchObject({ status: 503, body: problem(503, "error.server_unavailable") });
  expect(asked).toHaveLength(10);
});

test("a game that is not offered to hosts who play is refused to them, admins apart", () => {
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
