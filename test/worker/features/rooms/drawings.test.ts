import { expect, test } from "vitest";
import * as z from "zod";
import { encodeAction, encodeStrokes } from "../../../../src-shared/protocol/drawing.ts";
import { drawingResponse } from "../../../../src-shared/api/game.ts";
import {
  endStage,
  bindings,
  client,
  join,
  openRoom,
  ORIGIN,
  problem,
  worker,
} from "../../support/support.ts";
import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";

const stageTopic = z.object({ stageId: z.int(), name: z.string() });
const host = { kind: "host" } as const;

/** Opens a phone's socket and returns it once it has received something. */
async function phone(gameCode: string, roomToken: string): Promise<WebSocket> {
  const path = `/parties/room/${gameCode}?purpose=player&token=${roomToken}&v=1`;
  const answer = await worker(new Request(ORIGIN + path, { headers: { upgrade: "websocket" } }));
  const socket = answer.webSocket;
  if (!socket) throw new Error("no socket");
  const heard = new Promise((resolve) => {
    socket.addEventListener("message", resolve, { once: true });
  });
  socket.accept();
  await heard;
  return socket;
}

test("a drawing can be fetched by everybody in the room until its painter removes it", async () => {
  const { gameCode, roomToken, host: owner } = await openRoom();
  const seats = [await join(gameCode, 0), await join(gameCode, 1), await join(gameCode, 2)];
  const sockets = [];
  for (const seat of seats) sockets.push(await phone(gameCode, seat.roomToken));
  const settings = { includeTutorial: false, timerMode: "off" };
  const body = { gameCode, gameType: "CANVAS_CLASH", settings };
  expect((await owner.call("POST", "/game/create", { body, roomToken })).status).toBe(201);
  const room = await roomStub(bindings, gameCode);
  await room.command(host, { topic: "startGame", body: {} });
  const stage = async () => stageTopic.parse((await room.look())?.topics.stage);
  const goOn = () => endStage(owner, gameCode, roomToken);
  await goOn();
  expect((await stage()).name).toBe("DRAW");

  const pen = { x: 0, y: 0 };
  const begin = { stroke: 1, colour: 4, radius: 10, width: 400, height: 400 };
  const dot = encodeAction({ action: "DRAW", begin, points: [{ x: 4_095, y: 0 }] }, pen);
  const hands = await Promise.all(
    seats.map(async ({ sessionPlayerId }) => {
      // SAFETY: the seat number comes from this room.
      const look = await room.look(sessionPlayerId as never);
      return z.object({ canvas: z.int() }).safeParse(look?.topics.hand).data?.canvas;
    }),
  );
  const at = hands.findIndex((canvas) => canvas !== undefined);
  const [painter, socket, canvas] = [seats[at], sockets[at], hands[at]];
  if (!painter || !socket || canvas === undefined) throw new Error("nobody paints");
  const head = { playerId: painter.sessionPlayerId, sheet: 1, first: 1 };
  const stored = new Promise<void>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      if (typeof data !== "string") resolve();
    });
  });
  socket.send(encodeStrokes(head, [dot]));
  await stored;
  const id = `1-${canvas}`;
  const fetched = (token: string, which = id) =>
    client()("GET", `/game/${gameCode}/drawings/${which}`, { roomToken: token });
  expect(await fetched(roomToken)).toMatchObject({ status: 404, body: problem(404, "not_found") });
  await goOn();
  await goOn();
  expect((await stage()).name).toBe("REVEAL");
  await owner.call("POST", `/host/${gameCode}/endGame`, { roomToken });

  const saved = {
    lines: [{ points: [{ x: 400, y: 0 }], brushColor: "#e53935", brushRadius: 10 }],
    width: 400,
    height: 400,
  };
  for (const token of [roomToken, ...seats.map((seat) => seat.roomToken)]) {
    const answer = await fetched(token);
    expect(answer.status).toBe(200);
    expect(drawingResponse.parse(answer.body)).toEqual(saved);
  }
  expect((await fetched(roomToken, "1-9")).status).toBe(404);
  expect((await fetched((await openRoom()).roomToken)).status).toBe(401);
  const remove = { topic: "removeKeepsake", body: { keepsakeId: id } } as const;
  const maker = { kind: "player", playerId: painter.sessionPlayerId } as never;
  expect(await room.command(maker, remove)).toMatchObject({ ok: true });
  expect((await fetched(roomToken)).status).toBe(404);
  for (const each of sockets) each.close();
});
