import type { Command } from "../../src-shared/protocol/commands.ts";
import type { CrowdSocket } from "./audience.ts";

/** Most moves that the room is asked about in one call. */
const ASKED_AT_ONCE = 40;

/** A move that nobody here had wanted before: its sender waits until the room has said whether it may be. */
export interface WaitingMove {
  readonly socket: CrowdSocket;
  readonly id: string;
  /** Equal for equal moves, whatever their stage. */
  readonly key: string;
  readonly wanted: Extract<Command, { topic: "move" }>["body"];
}

/** Moves about which the room has to be asked, and who waits for it. */
interface AskedMoves {
  /** Each move of a stage once. */
  readonly asked: readonly WaitingMove["wanted"][];
  /** Everybody who wants one of them. */
  readonly waiting: readonly WaitingMove[];
  /** For each of those people the index of their move in `asked`. */
  readonly indexes: readonly number[];
}

/** Equal for equal moves of one stage: the room's verdict on a move of another stage says nothing about it. */
const askedAs = ({ wanted, key }: WaitingMove) => `${wanted.stageId} ${key}`;

/** The moves of a crowd's section about which the room was not asked yet. */
export class WaitingMoves {
  #waiting: WaitingMove[] = [];

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(move: WaitingMove): void {
    this.#waiting.push(move);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Removes and returns the oldest moves, with everybody who wants one of them. */
  take(): AskedMoves {
    const byMove = Map.groupBy(this.#waiting, askedAs);
    const groups = [...byMove.values()].slice(0, ASKED_AT_ONCE);
    const waiting = groups.flat();
    const taken = new Set(waiting);
    this.#waiting = this.#waiting.filter((one) => !taken.has(one));
    return {
      asked: groups.flatMap(([first]) => first?.wanted ?? []),
      waiting,
      indexes: groups.flatMap((group, index) => group.map(() => index)),
    };
  }
}
