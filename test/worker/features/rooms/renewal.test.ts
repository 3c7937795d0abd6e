import { expect, test } from "vitest";
import * as z from "zod";
import { verifyRoomToken } from "../../../../src-shared/protocol/roomToken.ts";
import {
  appWith,
  client,
  depsWith,
  join,
  openRoom,
  problem,
  through,
} from "../../support/support.ts";

const HOUR_MS = 60 * 60_000;
const answer = z.object({ roomToken: z.string() });

/** A client that calls the same service this many hours from now. */
const later = (hours: number) =>
  client(through(appWith({ now: () => Date.now() + hours * HOUR_MS })));

const renew = (call: ReturnType<typeof client>, gameCode: string, roomToken: string) =>
  call("GET", `/gameSession/${gameCode}/token`, { headers: { "room-token": roomToken } });

test("[T-renew] a television left on for three days can still return to its room", async () => {
  const { gameCode, roomToken } = await openRoom();
  let token = roomToken;
  for (let hours = 20; hours <= 80; hours += 20) {
    const reply = await renew(later(hours), gameCode, token);
    expect(reply.status).toBe(200);
    token = answer.parse(reply.body).roomToken;
  }
  const [{ config }, in81h] = [depsWith(), Date.now() + 81 * HOUR_MS];
  expect(await verifyRoomToken(config.secrets, roomToken, in81h)).toBeUndefined();
  expect(await verifyRoomToken(config.secrets, token, in81h)).toMatchObject({
    gameCode,
    role: "host",
  });
});

test("[T-renew] a renewed token proves only what the old one proved", async () => {
  const { gameCode } = await openRoom();
  const { roomToken, sessionPlayerId } = await join(gameCode, 0);
  const fresh = answer.parse((await renew(later(1), gameCode, roomToken)).body).roomToken;
  const { config } = depsWith();
  expect(await verifyRoomToken(config.secrets, fresh, Date.now())).toMatchObject({
    gameCode,
    role: "player",
    sessionPlayerId,
  });
});

test("[T-renew] foreign, forged and expired tokens are not renewed, nor those of kicked players and closed rooms", async () => {
  const { gameCode, roomToken: host } = await openRoom();
  const other = await openRoom();
  const { roomToken, sessionPlayerId } = await join(gameCode, 0);
  const call = client();
  expect((await renew(call, gameCode, other.roomToken)).body).toEqual(
    problem(401, "bad_room_token"),
  );
  expect((await renew(call, gameCode, "made.up.token")).body).toEqual(
    problem(401, "bad_room_token"),
  );
  expect((await renew(later(25), gameCode, roomToken)).body).toEqual(
    problem(401, "bad_room_token"),
  );
  const kick = `/gameSession/${gameCode}/${sessionPlayerId}/quit`;
  expect((await call("POST", kick, { headers: { "room-token": host } })).status).toBe(204);
  expect((await renew(call, gameCode, roomToken)).body).toEqual(problem(403, "kicked"));
  await call("POST", `/gameSession/${gameCode}/destroy`, { headers: { "room-token": host } });
  expect((await renew(call, gameCode, host)).body).toEqual(problem(410, "game_over"));
});
