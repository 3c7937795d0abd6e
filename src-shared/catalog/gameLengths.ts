import type { GameType } from "./gameTypes.ts";
import type { GameSettings } from "./settings.ts";

/** What a host chooses to make a game longer: rounds, turns of each player, or a score to race to. */
export type GameLength = "rounds" | "turns" | "race";

interface LengthFacts {
  readonly by: GameLength;
  /** Choices a planned evening takes, shortest first. */
  readonly options: readonly number[];
  /** The choice that `minutes` was found for. */
  readonly usual: number;
  /**
   * Minutes at the usual choice by number of seats, least first: half-way between full timers and
   * people who answer early. Found by modelling every stage of the game's rules.
   */
  readonly minutes: readonly (readonly [seats: number, minutes: number])[];
}

const FACTS: Readonly<Partial<Record<GameType, LengthFacts>>> = {
  SNAPTION: {
    by: "rounds",
    options: [1, 2, 3, 4, 5],
    usual: 3,
    minutes: [
      [3, 7],
      [6, 8.5],
      [8, 10],
      [16, 15],
    ],
  },
  REQUIP: {
    by: "rounds",
    options: [1, 2, 3, 4],
    usual: 3,
    minutes: [
      [3, 9],
      [4, 10.5],
      [6, 12],
      [8, 14.5],
      [16, 12],
    ],
  },
  CANVAS_CLASH: {
    by: "turns",
    options: [1, 2, 3, 4],
    usual: 2,
    minutes: [
      [3, 5],
      [4, 7],
      [6, 9.5],
      [8, 12],
      [16, 12],
    ],
  },
  AB_THINKING: { by: "race", options: [10, 15, 20, 25, 30], usual: 20, minutes: [[4, 15.5]] },
  HIDE_AND_PEEK: {
    by: "turns",
    options: [1, 2, 3, 4],
    usual: 2,
    minutes: [
      [3, 3.5],
      [6, 4.5],
      [8, 5.5],
      [16, 8],
    ],
  },
  SYNC_THINK: { by: "rounds", options: [1, 2, 3, 4, 5], usual: 3, minutes: [[2, 8]] },
  RPS_SHOOT: {
    by: "rounds",
    options: [1, 2, 3, 4, 5],
    usual: 3,
    minutes: [
      [3, 4.5],
      [4, 6.5],
      [8, 8],
      [10, 9],
    ],
  },
};

/** A game that is only being tried out: nobody has measured it yet. */
const UNMEASURED: LengthFacts = { by: "rounds", options: [1, 2, 3], usual: 3, minutes: [[2, 5]] };

function factsOf(gameType: GameType): LengthFacts {
  return FACTS[gameType] ?? UNMEASURED;
}

/** Tutorial, podium and finding the sofa again, minutes. */
const AROUND_A_GAME = 1;

/** How the length of this game is set. */
export function gameLength(gameType: GameType): GameLength {
  return factsOf(gameType).by;
}

/** Lengths a planned evening gives this game, shortest first. */
export function lengthOptions(gameType: GameType): readonly number[] {
  return factsOf(gameType).options;
}

/** The length a game has when nobody chose another. */
export function usualLength(gameType: GameType): number {
  return factsOf(gameType).usual;
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
  const facts = factsOf(gameType);
  return AROUND_A_GAME + (usualMinutes(facts, seats) * length) / facts.usual;
}

/** The settings that give a game this length. */
export function settingsOfLength(
  gameType: GameType,
  length: number,
): Partial<Pick<GameSettings, "numberOfRounds" | "numberOfTurns" | "maxScore">> {
  switch (factsOf(gameType).by) {
    case "rounds":
      return { numberOfRounds: length };
    case "turns":
      return { numberOfTurns: length };
    case "race":
      return { maxScore: length };
  }
}
