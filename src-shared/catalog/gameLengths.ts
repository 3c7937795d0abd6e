import { GAME_FACTS, type GameType } from "./gameTypes.ts";
import type { GameLength, LengthFacts } from "./games/facts.ts";
import { ROUND_OPTIONS, type GameSettings } from "./settings.ts";

/** Minutes a game takes besides its rounds: tutorial, podium and getting settled again. */
const AROUND_A_GAME = 1;

/** Returns how the length of this game is set: by rounds, turns or points. */
export function gameLength(gameType: GameType): GameLength {
  return GAME_FACTS[gameType].length.by;
}

/** Returns the lengths that a planned evening may give this game, shortest first. */
export function lengthOptions(gameType: GameType): readonly number[] {
  return GAME_FACTS[gameType].length.options;
}

/** Returns the length a game has when nobody chose another. */
export function usualLength(gameType: GameType): number {
  return GAME_FACTS[gameType].length.usual;
}

/** Interpolates linearly between the known numbers of seats; constant beyond them. */
function usualMinutes({ minutes }: LengthFacts, seats: number): number {
  const [first] = minutes;
  let below = first ?? [0, 0];
  for (const above of minutes) {
    if (above[0] >= seats) {
      const span = above[0] - below[0];
      const share = span === 0 ? 1 : Math.max(0, (seats - below[0]) / span);
      return below[1] + share * (above[1] - below[1]);
    }
    below = above;
  }
  return below[1];
}

/** Returns about how many minutes a game of this length takes, from its tutorial to the next game's. */
export function minutesOf(gameType: GameType, length: number, seats: number): number {
  const facts = GAME_FACTS[gameType].length;
  return AROUND_A_GAME + (usualMinutes(facts, seats) * length) / facts.usual;
}

/**
 * Most rounds or turns a host is offered. The length in a playlist may be higher, since the same limit also
 * has to admit scores of a race.
 */
const ROUNDS_MAX = Math.max(...ROUND_OPTIONS);

/** Returns the length of a game with these settings, in rounds, turns or points. */
export function lengthOf(gameType: GameType, settings: GameSettings): number {
  switch (GAME_FACTS[gameType].length.by) {
    case "rounds":
      return settings.numberOfRounds;
    case "turns":
      return settings.numberOfTurns;
    case "race":
      return settings.maxScore;
  }
}

/** Returns the number of the last round; undefined where rounds do not decide, as in a race. */
export function roundsOf(gameType: GameType, settings: GameSettings): number | undefined {
  const { by, hasLaps } = GAME_FACTS[gameType].length;
  return by === "rounds" || hasLaps ? lengthOf(gameType, settings) : undefined;
}

/** Returns the settings that give a game this length, or the longest length it may have. */
export function settingsOfLength(
  gameType: GameType,
  length: number,
): Partial<Pick<GameSettings, "numberOfRounds" | "numberOfTurns" | "maxScore">> {
  switch (GAME_FACTS[gameType].length.by) {
    case "rounds":
      return { numberOfRounds: Math.min(length, ROUNDS_MAX) };
    case "turns":
      return { numberOfTurns: Math.min(length, ROUNDS_MAX) };
    case "race":
      return { maxScore: length };
  }
}
