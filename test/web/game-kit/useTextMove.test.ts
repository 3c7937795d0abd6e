import { expect, it } from "vitest";
import { useTextMove } from "../../../src-web/game-kit/useTextMove.ts";
import { stillRooms } from "../room/stillRoom.ts";

/** How long players have to write, ms. */
const TIME_MS = 30_000;

const connect = stillRooms();

/** Ada's phone with a caption half-written; the room has `sent` of it. */
async function writing(text: string, sent?: string, timer: object = {}) {
  const { socket, show } = await connect();
  const clock = { startedAt: Date.now(), endsAt: Date.now() + TIME_MS, ...timer };
  // SAFETY: all that this hook reads.
  socket.snapshot({ stage: { stageId: 3 }, timer: clock } as never);
  let send: () => Promise<boolean> = () => Promise.resolve(false);
  function Box() {
    send = useTextMove({ text, sent, move: { type: "caption", text } });
    return null;
  }
  const screen = await show(Box);
  return {
    socket,
    send: () => send(),
    after: screen.after,
    pass: screen.pass,
  };
}

it("a half-written text is sent by itself shortly before time is up, and once", async () => {
  const { socket, pass } = await writing("The cat did");
  await pass(TIME_MS - 500);
  expect(socket.commands).toEqual([]);
  await pass(200);
  const move = { type: "caption", text: "The cat did" };
  expect(socket.commands).toMatchObject([{ topic: "move", body: { stageId: 3, move } }]);
  await pass(1_000);
  expect(socket.commands).toHaveLength(1);
});

it.each([
  ["two letters, which are no text yet", " Th ", undefined, {}],
  ["what the room already has", "The cat did ", "The cat did", {}],
  ["what is written during a pause", "The cat did", undefined, { pausedWithMs: TIME_MS }],
])("not sent by itself: %s", async (_, text, sent, timer) => {
  const { socket, pass } = await writing(text, sent, timer);
  await pass(TIME_MS + 1_000);
  expect(socket.commands).toEqual([]);
});

it("three letters are a text", async () => {
  const { socket, pass } = await writing("Hm! ");
  await pass(TIME_MS);
  expect(socket.commands).toHaveLength(1);
});

it("what was changed after it was sent is sent again when time is up", async () => {
  const { socket, pass } = await writing("The cat did it", "The cat did");
  await pass(TIME_MS);
  expect(socket.commands).toMatchObject([{ body: { move: { text: "The cat did it" } } }]);
});

it("who sends a text learns whether the room has it", async () => {
  const { socket, send, after } = await writing("The cat did");
  const sent = send();
  await after(() => socket.ack(socket.commands[0]?.id ?? ""));
  expect(await sent).toBe(true);
  const again = send();
  await after(() =>
    socket.frame({ topic: "refused", id: socket.commands[1]?.id, body: { code: "bad_words" } }),
  );
  expect(await again).toBe(false);
});
