import { expect, it } from "vitest";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { useIsAway } from "../../../src-web/room/useIsAway.ts";
import { stillRooms } from "./stillRoom.ts";

const connect = stillRooms();

/** A television that shows seat 1, whose phone is connected. */
async function television(robot = false) {
  const { socket, show } = await connect();
  const presence = (players: object) => ({ players });
  // SAFETY: all that this hook reads.
  socket.snapshot({ websocketConnectionUpdated: presence({ 1: "here" }) } as never);
  let isAway: boolean | undefined;
  function Seat() {
    isAway = useIsAway({ sessionPlayerId: playerId(1), robot });
    return null;
  }
  const screen = await show(Seat);
  return {
    isAway: () => isAway,
    tell: (players: object) =>
      screen.after(() =>
        socket.frame({ topic: "websocketConnectionUpdated", body: presence(players) }),
      ),
    pass: screen.pass,
  };
}

it("who reloads the page does not seem to be asleep, and who stays away does until they are back", async () => {
  const { isAway, tell, pass } = await television();
  await tell({ 1: "away" });
  await pass(1_500);
  expect(isAway()).toBe(false);
  await tell({ 1: "here" });
  await pass(5_000);
  expect(isAway()).toBe(false);
  await tell({ 1: "away" });
  await pass(1_500);
  expect(isAway()).toBe(false);
  await pass(1_000);
  expect(isAway()).toBe(true);
  await tell({ 1: "here" });
  expect(isAway()).toBe(false);
  // Another reload does not put them to sleep at once.
  await tell({ 1: "away" });
  expect(isAway()).toBe(false);
});

it("a robot, which needs no phone, is never away", async () => {
  const { isAway, tell, pass } = await television(true);
  await tell({});
  await pass(5_000);
  expect(isAway()).toBe(false);
});
