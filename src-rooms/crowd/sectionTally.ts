import type { StageId } from "../../src-shared/protocol/ids.ts";
import type { Ballot } from "../games/game.ts";
import type { BallotSums } from "../session/model/inputs.ts";
import type { Wanted } from "../session/model/state.ts";

/** Different things of one question that a section tells of; of more, the most wanted. */
const MOST_WANTED = 40;

/** A move as the room took it. */
export interface Judged {
  readonly move: unknown;
  readonly question: Ballot;
  /** The seat's own view as if it were chosen: a merge patch. */
  readonly hand?: unknown;
}

/** Somebody's vote as it is stored. */
export interface Voice {
  readonly member: number;
  readonly on: string;
  /** How often the question had been counted by then. */
  readonly turn: number;
  readonly stageId: StageId;
  readonly judged: Judged;
}

/** What the people of one section want in this stage. One voice a person and question; the last one counts. */
export class SectionTally {
  #stageId: StageId | undefined;
  #counted: Readonly<Record<string, number>> = {};
  readonly #judged = new Map<string, Judged>();
  /** By question and member, in the order they voted: keys of what they want. */
  readonly #votes = new Map<string, Map<number, string>>();
  readonly ready = new Set<number>();

  get stageId(): StageId | undefined {
    return this.#stageId;
  }

  /** Go along with the room: what was wanted in an earlier stage, or before a question was counted, is over. Was anything? */
  follow(stageId: StageId, counted: Readonly<Record<string, number>>): boolean {
    const isOver = stageId !== this.#stageId;
    const gone = [...this.#votes.keys()].filter(
      (on) => isOver || (counted[on] ?? 0) !== (this.#counted[on] ?? 0),
    );
    for (const on of gone) this.#votes.delete(on);
    // What the room took then it may refuse by now.
    for (const [key, { question }] of this.#judged) {
      if (gone.includes(question.on)) this.#judged.delete(key);
    }
    if (isOver) this.ready.clear();
    this.#stageId = stageId;
    this.#counted = counted;
    return isOver || gone.length > 0;
  }

  /** How the room took this move, if it did. */
  judged(key: string): Judged | undefined {
    return this.#judged.get(key);
  }

  /** How often this question was counted. */
  turn(on: string): number {
    return this.#counted[on] ?? 0;
  }

  vote(member: number, key: string, judged: Judged): void {
    this.#judged.set(key, judged);
    const { on } = judged.question;
    const votes = this.#votes.get(on) ?? new Map<number, string>();
    votes.delete(member);
    votes.set(member, key);
    this.#votes.set(on, votes);
  }

  /** What this member wants, one a question. */
  of(member: number): Judged[] {
    return [...this.#votes.values()].flatMap((votes) => {
      const key = votes.get(member);
      const judged = key === undefined ? undefined : this.#judged.get(key);
      return judged ? [judged] : [];
    });
  }

  /** Everybody's votes, in their order. */
  all(): Voice[] {
    const stageId = this.#stageId;
    if (stageId === undefined) return [];
    return [...this.#votes].flatMap(([on, votes]) =>
      [...votes].flatMap(([member, key]) => {
        const judged = this.#judged.get(key);
        return judged ? [{ member, on, turn: this.turn(on), stageId, judged }] : [];
      }),
    );
  }

  /** By question; of whoever went the vote stays, and is waited for no more. */
  sums(here: ReadonlySet<number>): Record<string, BallotSums> {
    return Object.fromEntries(
      [...this.#votes].map(([on, votes]) => [on, this.#sumOf(on, votes, here)]),
    );
  }

  #sumOf(on: string, votes: ReadonlyMap<number, string>, here: ReadonlySet<number>): BallotSums {
    const wanted = new Map<string, Wanted>();
    let voted = 0;
    let within: number | undefined;
    for (const [member, key] of votes) {
      const judged = this.#judged.get(key);
      if (!judged) continue;
      const { text, unfinished } = judged.question;
      within ??= judged.question.within;
      if (!unfinished && here.has(member)) voted += 1;
      wanted.set(key, {
        move: judged.move,
        ...(text !== undefined && { text }),
        ...(unfinished && { unfinished }),
        votes: (wanted.get(key)?.votes ?? 0) + 1,
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

/** The most wanted of them, in their order. */
export function mostWanted(all: readonly Wanted[], most: number): readonly Wanted[] {
  if (all.length <= most) return all;
  const kept = new Set([...all].sort((a, b) => b.votes - a.votes).slice(0, most));
  return all.filter((one) => kept.has(one));
}
