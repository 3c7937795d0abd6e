import { GAME_FACTS, type GameType } from "./gameTypes.ts";
import type { GameLength, LengthFacts } from "./games/facts.ts";
import { ROUND_OPTIONS, type GameSettings } from "./settings.ts";

/** Tutorial, podium and finding the sofa again, minutes. */
const AROUND_A_GAME = 1;

/** How the length of this game is set. */
export function gameLength(gameType: GameType): GameLength {
  return GAME_FACTS[gameType].length.by;
}

/** Lengths a planned evening gives this game, shortest first. */
export function lengthOptions(gameType: GameType): readonly number[] {
  return GAME_FACTS[gameType].length.options;
}

/** The length a game has when nobody chose another. */
export function usualLength(gameType: GameType): number {
  return GAME_FACTS[gameType].length.usual;
}

/** Straight lines between the numbers of seats that are known; flat beyond them. */
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

/** About how many minutes a game of this length takes from its tutorial to the next one's. */
export function minutesOf(gameType: GameType, length: number, seats: number): number {
  const facts = GAME_FACTS[gameType].length;
  return AROUND_A_GAME + (usualMinutes(facts, seats) * length) / facts.usual;
}

/** More of them a host is not offered: a list for many kinds of games may name a score for rounds. */
const ROUNDS_MAX = Math.max(...ROUND_OPTIONS);

/** How long a game with these settings is, in what it goes by. */
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

/** The number of the last round; undefined where rounds do not decide, as in a race. */
export function roundsOf(gameType: GameType, settings: GameSettings): number | undefined {
  const { by, hasLaps } = GAME_FACTS[gameType].length;
  return by === "rounds" || hasLaps ? lengthOf(gameType, settings) : undefined;
}

/** The settings that give a game this length, or the longest one it may have. */
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
