import type { Command } from "../../src-shared/protocol/commands.ts";
import type { CrowdSocket } from "./audience.ts";

/** Most moves that the room is asked about in one call. */
const ASKED_AT_ONCE = 40;

/** A move that nobody here had wanted before: its sender waits until the room has said whether it may be. */
export interface WaitingMove {
  readonly socket: CrowdSocket;
  readonly id: string;
  /** Equal for equal moves. */
  readonly key: string;
  readonly wanted: Extract<Command, { topic: "move" }>["body"];
}

/** Moves about which the room has to be asked, and who waits for it. */
interface AskedMoves {
  readonly waiting: readonly WaitingMove[];
  /** Each move once, in the order of `keys`. */
  readonly asked: readonly WaitingMove["wanted"][];
  readonly keys: readonly string[];
}

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
    const keys = [...new Set(this.#waiting.map(({ key }) => key))].slice(0, ASKED_AT_ONCE);
    const waiting = this.#waiting.filter(({ key }) => keys.includes(key));
    this.#waiting = this.#waiting.filter(({ key }) => !keys.includes(key));
    const asked = keys.flatMap((key) => waiting.find((one) => one.key === key)?.wanted ?? []);
    return { waiting, asked, keys };
  }
}
