import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Random } from "../../src-rooms/games/random.ts";
import type { RoomState } from "../../src-rooms/session/model/state.ts";
import type { Table } from "./table.ts";

/** What a simulation needs of a game to play and check it. */
export interface SimulatedGame {
  readonly gameType: GameType;
  /** Settings a host might choose; short games are more likely than long ones. */
  settings(random: Random): Readonly<Record<string, unknown>>;
  /** Makes the move a person would make now, if there is one. */
  saneMove(table: Table, id: PlayerId, random: Random): void;
  /**
   * Returns anything a hostile phone might send as a move: a valid move, one out of turn, or no move at all.
   */
  hostileMove(random: Random): unknown;
  /** Throws when a secret is in a shared topic or in another player's hand. */
  secretsStay(table: Table): void;
  /** Throws when a view shows something wrong or something too early. */
  viewsAreRight?(table: Table): void;
  /** Throws when points changed without a reason in the rules. */
  scoresAddUp?(before: RoomState, after: RoomState): void;
}

/** Taps OK if the tutorial is running; returns false in any other stage. */
export function tapReady(table: Table, id: PlayerId): boolean {
  if (table.stage !== "TUTORIAL") return false;
  const body = { stageId: table.state.clock.stage.stageId };
  table.tryAs({ kind: "player", playerId: id }, { topic: "ready", body });
  return true;
}
