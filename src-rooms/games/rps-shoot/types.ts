import type { CALLS } from "./facts.ts";
import type { rpsShoot, Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";
import type { Round } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** NOTHING is a slot that was left empty. */
export type Shown = Hand | "NOTHING";
export type Result = "WIN" | "LOSE" | "TIE" | "NONE";
/** A player's bet on a battle, from its first-named fighter's view. */
export type Call = (typeof CALLS)[number];

/** The three moves of a fighter in one battle. */
export type ShownMoves = readonly [Shown, Shown, Shown];

/** A finished battle (specification, section 3: game result). */
export interface BattleResult {
  readonly resultId: number;
  readonly roundId: number;
  readonly uniquePlayersKey: string;
  readonly playerId: PlayerId;
  readonly opponentId: PlayerId;
  readonly playerMoves: ShownMoves;
  readonly opponentMoves: ShownMoves;
  readonly result1: Result;
  readonly result2: Result;
  readonly result3: Result;
  readonly fullResult: Result;
  /** Points each fighter won in the battle itself, without bets. */
  readonly playerNetScore: number;
  readonly opponentNetScore: number;
}

interface Thrower {
  readonly playerId: PlayerId;
  readonly moves: ShownMoves;
}

/** Body of a keepsake of kind `sweep`: a battle in which one fighter won all three moves. */
export interface SweepKeepsake {
  readonly winner: Thrower;
  readonly loser: Thrower;
}

export interface Battle {
  readonly first: PlayerId;
  readonly second: PlayerId;
  /** NOTHING where a slot is empty. */
  readonly firstMoves: ShownMoves;
  readonly secondMoves: ShownMoves;
  /** Fighters who were gone when PROGRAM ended (RS16). */
  readonly gone?: readonly PlayerId[];
}

export interface Fighter {
  readonly score: number;
  /** Joined in mid-game, or was gone when the round began, and does not fight until the next one. */
  readonly waiting: boolean;
  /** Whether the player has left for good. */
  readonly left: boolean;
}

export type RpsStage = (typeof rpsShoot.stages)[number];

/** The whole state of a game, of which screens receive only the views below. */
export interface RpsState {
  /** Ring order; late joiners are appended when they are seated. */
  readonly order: readonly PlayerId[];
  readonly fighters: Readonly<Record<PlayerId, Fighter>>;
  readonly round: Round;
  readonly at: RpsStage | "OVER";
  readonly battles: readonly Battle[];
  /** Index of the battle that is bet on or shot. */
  readonly current: number;
  /** Calls on the current battle. */
  readonly bets: Readonly<Record<PlayerId, Call>>;
  /** Finished battles of all rounds, oldest first. */
  readonly results: readonly BattleResult[];
  /** What the last battle's bets paid, points. */
  readonly payouts: Readonly<Record<PlayerId, number>>;
  readonly sudden: "no" | "now" | "done";
}

/** A battle, as screens receive it. */
export interface SharedBattle {
  /** 1 is the first battle of the round. */
  readonly battle: number;
  readonly uniquePlayersKey: string;
  readonly first: PlayerId;
  readonly second: PlayerId;
  /** Present once the battle was shot. */
  readonly result?: BattleResult;
}

/** The view sent to every screen. */
export interface RpsShared {
  /** Points of one unit in this round. */
  readonly unit: number;
  readonly battles: Readonly<Record<number, SharedBattle>>;
  /** Battle N ... */
  readonly battle: number;
  /** ... of M. */
  readonly battleCount: number;
  readonly sudden: boolean;
  /** Number of WIN, TIE and LOSE calls on the battle being shot; empty while betting. */
  readonly calls: Readonly<Partial<Record<Call, number>>>;
  /** What the bets on the battle being shot paid, points. */
  readonly payouts: Readonly<Record<PlayerId, number>>;
  /** How often each fighter has shown each hand in this game, to help predict the next one. */
  readonly history: Readonly<Record<PlayerId, Readonly<Record<Hand, number>>>>;
}

/** The view sent to one player's phone only. */
export interface RpsPrivate {
  /** The player's own battles of the round by number, from the player's side. */
  readonly programs: Readonly<
    Record<number, { readonly opponentId: PlayerId; readonly moves: ShownMoves }>
  >;
  /** The player's call on the current battle, from the first fighter's view. */
  readonly call?: Call;
}

/** What the podium and the profile keep. */
export interface RpsHighlights {
  readonly results: readonly BattleResult[];
}
