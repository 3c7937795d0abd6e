import type { CrowdFrame } from "./wire.ts";

/**
 * Most frames that are held back, and most characters of all of them; of more, the oldest are never shown.
 */
const FRAMES_MAX = 240;
const CHARACTERS_MAX = 6_000_000;

interface Around {
  now(): number;
  later(ms: number, task: () => void): void;
  /** Shows a frame to everybody. `isAnew`: their clock changes with it, so they need a snapshot. */
  show(frame: CrowdFrame, isAnew: boolean): void;
}

interface Held {
  /** When the frame is due, ms since 1970. */
  readonly at: number;
  readonly frame: CrowdFrame;
}

const lengthOf = ({ whole, hand = "", news }: CrowdFrame): number =>
  whole.length + hand.length + news.reduce((sum, one) => sum + one.length, 0);

/**
 * Holds frames back from a crowd until the stream's viewers may see them (SE98). Frames are shown in their
 * order; after one that was dropped for lack of space, the next is sent as a snapshot.
 */
export class FrameDelay {
  readonly #around: Around;
  #held: Held[] = [];
  #characters = 0;
  #shown: CrowdFrame | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** The frame that everybody sees now; undefined: none yet. */
  get shown(): CrowdFrame | undefined {
    return this.#shown;
  }

  /** Takes the room's newest frame. */
  take(frame: CrowdFrame): void {
    // Outside a game there is nothing that could spoil a stream.
    const isFirst = this.#shown === undefined && this.#held.length === 0;
    const isHarmless = isFirst && frame.hand === undefined;
    // The frame that was shown before the stream began contains the room's code, which newcomers must not
    // see.
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

  /** Drops all frames, including the one that is shown. */
  clear(): void {
    this.#held = [];
    this.#characters = 0;
    this.#shown = undefined;
  }

  #goOn(): void {
    const now = this.#around.now();
    // After the delay was shortened, a newer frame may be due before older ones, which are then shown as
    // well.
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
