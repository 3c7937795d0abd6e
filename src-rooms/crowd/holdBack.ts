import type { CrowdFrame } from "./wire.ts";

/** Frames that are held back, and characters of them all: of more the oldest are never shown. */
const FRAMES_MAX = 240;
const CHARACTERS_MAX = 6_000_000;

interface Around {
  now(): number;
  later(ms: number, task: () => void): void;
  /** Show this to everybody. `isAnew`: their clock is another one from now on, so they need all of it. */
  show(frame: CrowdFrame, isAnew: boolean): void;
}

interface Held {
  /** ms since 1970 */
  readonly at: number;
  readonly frame: CrowdFrame;
}

const lengthOf = ({ whole, hand = "", news }: CrowdFrame): number =>
  whole.length + hand.length + news.reduce((sum, one) => sum + one.length, 0);

/**
 * Keeps from a crowd what a stream shows its viewers only later (SE98). Frames come out in their order; whoever
 * missed one that there was no room for is told everything with the next.
 */
export class HoldBack {
  readonly #around: Around;
  #held: Held[] = [];
  #characters = 0;
  #shown: CrowdFrame | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** What everybody sees; undefined: nothing yet. */
  get shown(): CrowdFrame | undefined {
    return this.#shown;
  }

  /** The room's newest frame. */
  take(frame: CrowdFrame): void {
    // Outside a game there is nothing that a stream could be spoilt by.
    const isFirst = this.#shown === undefined && this.#held.length === 0;
    const isHarmless = isFirst && frame.hand === undefined;
    // What was shown until the stream began names the code: no newcomer may see that.
    const namesCode = frame.isCovered && this.#shown?.isCovered === false;
    if (frame.delayMs === 0 || isHarmless || namesCode) {
      this.#held = [];
      this.#characters = 0;
      return this.#show(frame);
    }
    this.#held.push({ at: this.#around.now() + frame.delayMs, frame });
    this.#characters += lengthOf(frame);
    while (
      this.#held.length > 1 &&
      (this.#held.length > FRAMES_MAX || this.#characters > CHARACTERS_MAX)
    ) {
      this.#drop();
    }
    this.#around.later(frame.delayMs, () => this.#goOn());
  }

  /** Nothing is held back any more, and nothing shown. */
  clear(): void {
    this.#held = [];
    this.#characters = 0;
    this.#shown = undefined;
  }

  #goOn(): void {
    const now = this.#around.now();
    // A delay that was shortened lets out what came before as well.
    const due = this.#held.findLastIndex(({ at }) => at <= now);
    for (let at = 0; at <= due; at++) {
      const next = this.#drop();
      if (next) this.#show(next.frame);
    }
  }

  #drop(): Held | undefined {
    const next = this.#held.shift();
    if (next) this.#characters -= lengthOf(next.frame);
    return next;
  }

  #show(frame: CrowdFrame): void {
    const before = this.#shown;
    this.#shown = frame;
    this.#around.show(frame, before !== undefined && before.delayMs !== frame.delayMs);
  }
}
