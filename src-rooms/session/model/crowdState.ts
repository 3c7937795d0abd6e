import type { HeatLine } from "../../../src-shared/protocol/entities.ts";
import { stageId, type StageId } from "../../../src-shared/protocol/ids.ts";

/** A move that people in the crowd want, and how many do. */
export interface WantedMove {
  readonly move: unknown;
  /** What they wrote, if it is a text. */
  readonly text?: string;
  readonly unfinished?: true;
  readonly votes: number;
}

/** A question the crowd is deciding. */
export interface OpenBallot {
  /** When the question is counted, ms since 1970; absent: when all votes are in, or the stage ends. */
  readonly countsAt?: number;
  /** Connected people whose choice is complete. */
  readonly voted: number;
  /** The moves they want, in the order in which they were first wanted. */
  readonly wanted: readonly WantedMove[];
}

/** The crowd's seat: how many people are there, and what they want. Only the sections know who they are. */
export interface CrowdSection {
  /** Number of sections that may have people in them: `CODE:0` and on. */
  readonly sections: number;
  /** People whose phones are connected. */
  readonly people: number;
  /** People who tapped OK on the tutorial. */
  readonly ready: number;
  /** The stage that `ready` and the fields below belong to. */
  readonly stageId: StageId;
  /** How often each question was counted; votes from before that no longer count. */
  readonly counted: Readonly<Record<string, number>>;
  readonly ballots: Readonly<Record<string, OpenBallot>>;
  /** What was written and counted in this stage, and how many people wrote it; absent when nothing was. */
  readonly said?: readonly HeatLine[];
  /** With how many votes each question was counted last in this stage; absent: none was. */
  readonly carried?: Readonly<Record<string, number>>;
}

/** The state of a room that has no crowd. */
export const NO_CROWD: CrowdSection = {
  sections: 0,
  people: 0,
  ready: 0,
  stageId: stageId(1),
  counted: {},
  ballots: {},
};
