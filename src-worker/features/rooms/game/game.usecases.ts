import type { Drawing } from "../../../../src-shared/catalog/drawing.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { GameSettingsPatch } from "../../../../src-shared/catalog/settings.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import type { Command } from "../../../../src-shared/protocol/commands.ts";
import { lookAfterChange } from "../session/gameSession.usecases.ts";
import { sessionPlayerOf } from "../session/session.ts";
import { unwrap, Problem } from "../../../shared/problem.ts";
import type { RoomCaller } from "../../../http/roomCaller.ts";
import { gameOf, playerOf } from "./game.ts";

/** Chooses a game and its settings. It starts when the host starts it. */
export async function createGame(
  caller: RoomCaller,
  { gameType, settings }: { gameType: GameType; settings: GameSettingsPatch },
) {
  unwrap(await caller.room.createGame(caller.actor, gameType, settings));
  return gameOf(await lookAfterChange(caller));
}

/** Returns the caller's own player: each seat of the room has one in its game. */
export function ownPlayer({ claims, look }: RoomCaller, seat: PlayerId) {
  if (claims.role !== "player" || claims.sessionPlayerId !== seat) throw new Problem("not_yours");
  return playerOf(look, seat);
}

/** Returns a drawing of the last game, by its keepsake's id. */
export async function drawingOf({ room }: RoomCaller, id: string): Promise<Drawing> {
  const drawing = await room.drawing(id);
  if (!drawing) throw new Problem("not_found");
  return drawing;
}

/** Lets the room carry out one of the commands that its screens can send. */
export async function executeCommand(
  { room, actor }: RoomCaller,
  command: Command,
): Promise<PlayerId | null> {
  return unwrap(await room.command(actor, command));
}

/** Adds a robot and returns its seat. */
export async function addRobot(caller: RoomCaller) {
  const seat = await executeCommand(caller, { topic: "requestAddAiPlayer", body: {} });
  if (seat === null) throw new Error("the new robot has no seat");
  return sessionPlayerOf(await lookAfterChange(caller), seat);
}
