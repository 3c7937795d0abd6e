import type { StageId } from "../../src-shared/protocol/ids.ts";
import type { Ballot } from "../games/game.ts";
import type { BallotSums } from "../session/model/inputs.ts";
import type { WantedMove } from "../session/model/crowdState.ts";

/** Most different moves on one question that a section reports; of more, those with the most votes. */
const MOST_WANTED = 40;

/** A move that the room has accepted. */
export interface AcceptedMove {
  /** As it is counted: others may have sent another that means the same. */
  readonly move: unknown;
  readonly question: Ballot;
  /** How the seat's own view would change if this were chosen: a merge patch. */
  readonly hand?: unknown;
}

/** A person's vote as it is stored. */
export interface CountedVote {
  readonly member: number;
  readonly on: string;
  /** How often the question had been counted before the vote. */
  readonly turn: number;
  readonly stageId: StageId;
  readonly judged: AcceptedMove;
}

/**
 * What the people of one section want in this stage. Each person has one vote per question; the last one
 * counts.
 */
export class SectionTally {
  #stageId: StageId | undefined;
  #counted: Readonly<Record<string, number>> = {};
  readonly #judged = new Map<string, AcceptedMove>();
  /** By question and member, in the order in which they voted: keys of the moves they want. */
  readonly #votes = new Map<string, Map<number, string>>();
  readonly ready = new Set<number>();

  get stageId(): StageId | undefined {
    return this.#stageId;
  }

  /**
   * Follows the room: drops votes from an earlier stage, or from before their question was counted. Returns
   * whether the stage changed or votes were dropped.
   */
  follow(stageId: StageId, counted: Readonly<Record<string, number>>): boolean {
    const isOver = stageId !== this.#stageId;
    const gone = [...this.#votes.keys()].filter(
      (on) => isOver || (counted[on] ?? 0) !== (this.#counted[on] ?? 0),
    );
    for (const on of gone) this.#votes.delete(on);
    // The room may refuse by now what it accepted then.
    for (const [key, { question }] of this.#judged) {
      if (gone.includes(question.on)) this.#judged.delete(key);
    }
    if (isOver) this.ready.clear();
    this.#stageId = stageId;
    this.#counted = counted;
    return isOver || gone.length > 0;
  }

  /** The move with this key as the room accepted it; undefined if it has not. */
  judged(key: string): AcceptedMove | undefined {
    return this.#judged.get(key);
  }

  /** How often this question has been counted. */
  turn(on: string): number {
    return this.#counted[on] ?? 0;
  }

  vote(member: number, key: string, judged: AcceptedMove): void {
    this.#judged.set(key, judged);
    const { on } = judged.question;
    const votes = this.#votes.get(on) ?? new Map<number, string>();
    votes.delete(member);
    votes.set(member, key);
    this.#votes.set(on, votes);
  }

  /** What this member wants, one move per question. */
  of(member: number): AcceptedMove[] {
    return [...this.#votes.values()].flatMap((votes) => {
      const key = votes.get(member);
      const judged = key === undefined ? undefined : this.#judged.get(key);
      return judged ? [judged] : [];
    });
  }

  /** All votes, in the order in which they were cast. */
  all(): CountedVote[] {
    const stageId = this.#stageId;
    if (stageId === undefined) return [];
    return [...this.#votes].flatMap(([on, votes]) =>
      [...votes].flatMap(([member, key]) => {
        const judged = this.#judged.get(key);
        return judged ? [{ member, on, turn: this.turn(on), stageId, judged }] : [];
      }),
    );
  }

  /**
   * The counts by question. The vote of a person who left stays, but they are not counted as having voted.
   */
  sums(here: ReadonlySet<number>): Record<string, BallotSums> {
    return Object.fromEntries(
      [...this.#votes].map(([on, votes]) => [on, this.#sumOf(on, votes, here)]),
    );
  }

  #sumOf(on: string, votes: ReadonlyMap<number, string>, here: ReadonlySet<number>): BallotSums {
    const wanted = new Map<string, WantedMove>();
    let voted = 0;
    let within: number | undefined;
    for (const [member, key] of votes) {
      const judged = this.#judged.get(key);
      if (!judged) continue;
      const { text, unfinished } = judged.question;
      within ??= judged.question.within;
      if (!unfinished && here.has(member)) voted += 1;
      // Different moves may mean the same, and are counted as one.
      const counted = JSON.stringify(judged.move);
      wanted.set(counted, {
        move: judged.move,
        ...(text !== undefined && { text }),
        ...(unfinished && { unfinished }),
        votes: (wanted.get(counted)?.votes ?? 0) + 1,
      });
    }
    return {
      turn: this.turn(on),
      voted,
      wanted: mostWanted([...wanted.values()], MOST_WANTED),
      ...(within !== undefined && { within }),
    };
  }
}

/** Returns those with the most votes, in their original order. */
export function mostWanted(all: readonly WantedMove[], most: number): readonly WantedMove[] {
  if (all.length <= most) return all;
  const kept = new Set([...all].sort((a, b) => b.votes - a.votes).slice(0, most));
  return all.filter((one) => kept.has(one));
}
