import type { GameType } from "../../src-rooms/catalog/gameTypes.ts";
import { call } from "../session/api.ts";

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
