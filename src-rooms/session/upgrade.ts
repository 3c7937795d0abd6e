import type { AnyGame } from "../games/game.ts";
import { lengthOf } from "../../src-shared/catalog/gameLengths.ts";
import { leavePodium } from "./evening.ts";
import { putBackEntry } from "./model/eveningState.ts";
import { toLobby } from "./play/ending.ts";
import { roomRow } from "./records/outbox.ts";
import type { Games, GameSection, RoomState } from "./model/state.ts";
import type { Transaction } from "./model/transaction.ts";

const versionOf = ({ version = 1 }: { readonly version?: number }): number => version;

/** Whether the running game's state was stored by a build that used another shape. */
export function needsUpgrade({ game }: RoomState, games: Games): boolean {
  if (!game) return false;
  const rules = games[game.gameType];
  return !rules || versionOf(rules) !== versionOf(game);
}

function migrated(
  rules: AnyGame | undefined,
  { state, version = 1 }: GameSection,
): object | undefined {
  try {
    // SAFETY: a game's state is an object (`dispatchGameEvent` tells it from a refusal).
    return rules?.migrate?.(state, version) as object | undefined;
  } catch {
    // A state that cannot be read cannot be migrated.
    return undefined;
  }
}

/** Brings the running game into the current shape, or ends it and returns the room to its lobby. */
export function upgrade(tx: Transaction): void {
  const { game, room } = tx.state;
  if (!game || !needsUpgrade(tx.state, tx.games)) return;
  const rules = tx.games[game.gameType];
  const state = migrated(rules, game);
  if (rules && state !== undefined) {
    tx.setGame({ state, version: versionOf(rules) });
    return;
  }
  // The game is over and was counted: only its podium is lost.
  if (tx.state.clock.stage.name === "GAME_END") return leavePodium(tx);
  // The scores are lost with the state: there is no podium, only everybody's seat and the chosen game remain.
  toLobby(tx);
  const { gameType } = game;
  putBackEntry(tx, { gameType, length: lengthOf(gameType, game.settings) });
  const { chosen } = room;
  const next = chosen && { ...chosen, gameId: tx.newGameId() };
  tx.set("room", { ...(next && { chosen: next }), interrupted: true });
  tx.outbox.push(roomRow(tx.state));
}
