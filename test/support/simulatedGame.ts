import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Random } from "../../src-rooms/games/random.ts";
import type { RoomState } from "../../src-rooms/session/model/state.ts";
import type { Table } from "./table.ts";

/** What a simulation must know of a game to play it and to judge it. */
export interface SimulatedGame {
  readonly gameType: GameType;
  /** Settings a host might choose, games that end soon before long ones. */
  settings(random: Random): Readonly<Record<string, unknown>>;
  /** What a person would do now; nothing when there is nothing to do. */
  saneMove(table: Table, id: PlayerId, random: Random): void;
  /** Anything a hostile phone might send as a move: valid, out of turn, or no move at all. */
  hostileMove(random: Random): unknown;
  /** Throws when a secret is in a shared topic or in somebody else's hand. */
  secretsStay(table: Table): void;
  /** Throws when a view shows what is not so, or not yet. */
  viewsAreRight?(table: Table): void;
  /** Throws when points came from nowhere. */
  scoresAddUp?(before: RoomState, after: RoomState): void;
}

/** Tap OK where the tutorial is on; false when something else is. */
export function tapReady(table: Table, id: PlayerId): boolean {
  if (table.stage !== "TUTORIAL") return false;
  const body = { stageId: table.state.clock.stage.stageId };
  table.tryAs({ kind: "player", playerId: id }, { topic: "ready", body });
  return true;
}
