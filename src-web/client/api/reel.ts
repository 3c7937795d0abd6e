import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Award, Keepsake, PodiumEntry } from "../../../src-shared/protocol/entities.ts";
import { roomTokenOfNight } from "./reelProof.ts";
import { call } from "./call.ts";

/** One thing of the night; `isYours`: whoever looks may take it away. */
export interface ReelItem extends Keepsake {
  readonly isYours: boolean;
}

export interface ReelGame {
  readonly gameId: string;
  readonly gameType: GameType;
  readonly startedAt: string;
  readonly rounds: number;
  readonly podium: readonly PodiumEntry[];
  readonly keepsakes: readonly ReelItem[];
}

type Person = Omit<PodiumEntry, "score" | "rank">;

export interface ReelStanding extends Person {
  readonly points: number;
  readonly wins: number;
  readonly rank: number;
}

/** A night as the server tells it. */
export interface Reel {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isYours: boolean;
  readonly games: readonly ReelGame[];
  readonly evening?: {
    readonly isOver: boolean;
    readonly standing: readonly ReelStanding[];
    readonly awards: readonly Award[];
  };
}

const at = (reelId: string) => `/reel/${encodeURIComponent(reelId)}`;

/** A night by its address, with what this browser can prove about who sat where. */
export function fetchReel(reelId: string): Promise<Reel> {
  return call<Reel>(at(reelId), { roomToken: roomTokenOfNight() });
}

/** Take away something one made. */
export function removeItem(reelId: string, gameId: string, id: string): Promise<unknown> {
  const path = `${at(reelId)}/games/${encodeURIComponent(gameId)}/keepsakes/${encodeURIComponent(id)}`;
  return call(path, { method: "DELETE", roomToken: roomTokenOfNight() });
}

/** Take the whole night away. */
export function removeReel(reelId: string): Promise<unknown> {
  return call(at(reelId), { method: "DELETE", roomToken: roomTokenOfNight() });
}
