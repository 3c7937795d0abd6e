import { isOffered } from "./access.ts";
import { lengthOptions, minutesOf, usualLength } from "./gameLengths.ts";
import { GAME_FACTS, GAME_TYPES, type GameType } from "./gameTypes.ts";
import type { Access, Mood } from "./games/facts.ts";

/** One game of a planned evening. */
export interface PlaylistEntry {
  readonly gameType: GameType;
  /** Rounds, turns of each player, or points to race to, depending on the game. */
  readonly length: number;
}

/** Games in their order, and whether they start by themselves. */
export interface EveningPlan {
  readonly entries: readonly PlaylistEntry[];
  readonly handsFree: boolean;
}

/** Most games of one evening. */
export const PLAYLIST_MAX = 12;

/** Lengths of an evening that a host may plan, minutes. */
export const EVENING_MINUTES = [15, 30, 45, 60, 90, 120, 180] as const;

export interface EveningRequest {
  readonly minutes: number;
  /** Seats, robots included. */
  readonly people: number;
  readonly mood: Mood;
  readonly access: Access;
  /** Whether everybody plays on phones only, without a television. */
  readonly onPhones?: boolean;
  /** A different number gives a different proposal. */
  readonly turn: number;
}

/** Returns the games that this many people can play and this host may open. */
export function gamesFor({
  people,
  access,
  onPhones = false,
}: Pick<EveningRequest, "people" | "access" | "onPhones">): readonly GameType[] {
  return GAME_TYPES.filter((gameType) => {
    const { seats, hostTypes, moods } = GAME_FACTS[gameType];
    const isRightSize = people >= seats.min && people <= seats.max;
    const isShowable = !onPhones || hostTypes.includes("HOST_AND_PLAY") || access === "admin";
    return moods !== undefined && isRightSize && isShowable && isOffered(gameType, access);
  });
}

/** Returns the minutes of a whole playlist. */
export function playlistMinutes(playlist: readonly PlaylistEntry[], people: number): number {
  return playlist.reduce(
    (sum, { gameType, length }) => sum + minutesOf(gameType, length, people),
    0,
  );
}

/** Returns a pseudo-random share from 0 to 1, always the same for the same arguments. */
function dice(turn: number, game: number, lap: number): number {
  let bits = Math.imul(turn + 1, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ Math.imul(lap + 1, 0xc2b2ae35) ^ (bits >>> 15), 0x27d4eb2f);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Orders the games in laps, each game once per lap: games that fit the mood tend to come early, none comes
 * twice in a row.
 */
function order(games: readonly GameType[], { mood, turn }: EveningRequest): GameType[] {
  const all: GameType[] = [];
  for (let lap = 0; all.length < PLAYLIST_MAX && games.length > 0; lap++) {
    const lot = games
      .map((gameType) => {
        const chance = dice(turn, GAME_TYPES.indexOf(gameType), lap);
        return { gameType, weight: (GAME_FACTS[gameType].moods?.[mood] ?? 0) + 2 * chance };
      })
      .sort((a, b) => b.weight - a.weight)
      .map(({ gameType }) => gameType);
    const [first, second] = lot;
    if (first !== undefined && second !== undefined && first === all.at(-1)) {
      lot.splice(0, 2, second, first);
    }
    all.push(...lot);
  }
  return all.slice(0, PLAYLIST_MAX);
}

/** Gives each game the length that brings the evening nearest to the wanted minutes. */
function fitted(games: readonly GameType[], { minutes, people }: EveningRequest): PlaylistEntry[] {
  const entries = games.map((gameType) => ({ gameType, length: usualLength(gameType) }));
  const off = () => Math.abs(playlistMinutes(entries, people) - minutes);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    let best = { at: -1, length: 0, off: off() };
    entries.forEach((entry, at) => {
      const options = lengthOptions(entry.gameType);
      const now = options.indexOf(entry.length);
      for (const length of [options[now - 1], options[now + 1]]) {
        if (length === undefined) continue;
        entries[at] = { ...entry, length };
        if (off() < best.off - 0.01) best = { at, length, off: off() };
      }
      entries[at] = entry;
    });
    const chosen = entries[best.at];
    if (!chosen) continue;
    entries[best.at] = { ...chosen, length: best.length };
    isBetter = true;
  }
  return entries;
}

/**
 * Returns how far lengths are from the usual ones, as a share summed over all games: a game cut to one round
 * is half a game.
 */
function strain(entries: readonly PlaylistEntry[]): number {
  return entries.reduce((sum, { gameType, length }) => {
    const usual = usualLength(gameType);
    return sum + Math.abs(length - usual) / usual;
  }, 0);
}

/**
 * Proposes an evening: games that fit people, mood and host, none twice in a row, as near to the wanted
 * length as the games allow. Empty when this many people can play none of them.
 */
export function proposePlaylist(request: EveningRequest): readonly PlaylistEntry[] {
  const ordered = order(gamesFor(request), request);
  let best: readonly PlaylistEntry[] = [];
  let bestCost = Infinity;
  for (let count = 1; count <= ordered.length; count++) {
    const entries = fitted(ordered.slice(0, count), request);
    const off =
      Math.abs(playlistMinutes(entries, request.people) - request.minutes) / request.minutes;
    // Prefers more games of usual length to fewer stretched ones: one game is no evening when there is time
    // for two.
    const cost = off + 0.15 * (strain(entries) / count);
    if (cost < bestCost) {
      bestCost = cost;
      best = entries;
    }
  }
  return best;
}
