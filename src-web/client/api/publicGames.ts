import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { call } from "./call.ts";

/** A room that is open to everybody. */
export interface PublicGame {
  /** Absent while its host has not chosen a game. */
  readonly gameType?: GameType;
  readonly gameCode: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly playerCount: number;
}

export const fetchPublicGames = () => call<readonly PublicGame[]>("/gameSession/publicGames");
