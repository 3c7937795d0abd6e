import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import { call } from "./call.ts";

/** Games and wins, of all games or of one. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
}

export interface Subscription {
  readonly status: "trial" | "active" | "expired";
  /** ISO 8601; null: it does not end. */
  readonly endDate: string | null;
}

export interface Profile {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly favoriteAvatarSrc: string | null;
  readonly marketingConsent: boolean;
  readonly analyticsConsent: boolean;
  /** May their answers be shown to later players as 'others once said'? */
  readonly keepsAnswers: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly subscription: Subscription;
  readonly stats: Tally & { readonly byGameType: Readonly<Partial<Record<GameType, Tally>>> };
}

export type ProfileChange = Partial<
  Pick<
    Profile,
    | "name"
    | "language"
    | "favoriteAvatarSrc"
    | "marketingConsent"
    | "analyticsConsent"
    | "keepsAnswers"
  >
>;

/** A game as the list shows it. */
export interface PlayedGame {
  readonly gameId: string;
  readonly gameType: GameType;
  readonly gameCode: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly playerCount: number;
  readonly rank: number;
  readonly score: number;
}

export interface PlayedGamesPage {
  readonly items: readonly PlayedGame[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

export interface GamePlayer {
  readonly playerId: number;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly robot: boolean;
  readonly score: number;
  readonly rank: number;
  /** Is it the seat of the profile's owner? */
  readonly isYou: boolean;
}

/** One game with everything that is kept of it. */
export interface WholeGame extends PlayedGame {
  /** Rounds that were played. */
  readonly rounds: number;
  readonly players: readonly GamePlayer[];
  readonly keepsakes: readonly (Keepsake & { readonly isYours: boolean })[];
}

const at = (userId: string) => `/userProfile/${encodeURIComponent(userId)}`;
const ofGame = (userId: string, gameId: string) =>
  `${at(userId)}/games/${encodeURIComponent(gameId)}`;

export const fetchProfile = (userId: string) => call<Profile>(at(userId));

export const updateProfile = (userId: string, change: ProfileChange) =>
  call<Profile>(`${at(userId)}/updateProfile`, { method: "PUT", body: change });

export const fetchGames = (userId: string, page: number) =>
  call<PlayedGamesPage>(`${at(userId)}/games?page=${page}`);

export const fetchGame = (userId: string, gameId: string) =>
  call<WholeGame>(ofGame(userId, gameId));

/** Everything the service has of the caller, as it comes. */
export const fetchExport = (userId: string) =>
  call<Readonly<Record<string, unknown>>>(`${at(userId)}/export`);

/** Take away something one made, for everybody. */
export const removeKeepsake = (userId: string, gameId: string, keepsakeId: string) =>
  call<undefined>(`${ofGame(userId, gameId)}/keepsakes/${encodeURIComponent(keepsakeId)}`, {
    method: "DELETE",
  });
