/** Whoever drew within the last so many ms counts as painting. */
const PAINTING_MS = 200;

/**
 * Least time between two frames to the room's big screens, ms. One painter's frames go on as they come; those of
 * several are gathered.
 */
const GAP_MS = { alone: 20, several: 40 } as const;

/** What phones that watch get is gathered for so long, ms; they play it back as evenly as it was painted. */
const WATCHING_GAP_MS = 130;
/** A painter's frame that comes so much too soon is the last one a gathered frame waits for, ms. */
const EARLY_MS = 16;
/** What waits goes on without another frame of a painter after so long, ms. */
const HOLD_MS = 200;

/**
 * When big screens get their next frame: the first one after a rest at once, then as often as it is worth to them.
 * A send is what costs (`npm run bench -- w1 w1x4`).
 */
export class FlushPolicy {
  readonly #inkedAt: number[] = [];
  #flushedAt = 0;

  inked(canvas: number, now: number): void {
    this.#inkedAt[canvas] = now;
  }

  flushed(now: number): void {
    this.#flushedAt = now;
  }

  /** The earliest moment for the next frame, ms since 1970. */
  nextAt(now: number): number {
    let painting = 0;
    for (const at of this.#inkedAt) if (at !== undefined && now - at < PAINTING_MS) painting += 1;
    return this.#flushedAt + (painting > 1 ? GAP_MS.several : GAP_MS.alone);
  }
}

/**
 * The same for phones that watch: a few frames a second, each in step with a painter's, so that no clock of its own
 * makes them wait, and without a timer as long as somebody paints.
 */
export class WatchingPolicy {
  #flushedAt = 0;
  /** Oldest ink that they have not got, and the newest there is. */
  #waitingSince: number | undefined;
  #latestAt = 0;

  inked(now: number): void {
    this.#waitingSince ??= now;
    this.#latestAt = now;
  }

  flushed(now: number): void {
    this.#flushedAt = now;
    this.#waitingSince = undefined;
  }

  /** The earliest moment for the next frame, ms since 1970. */
  nextAt(now: number): number {
    const isInStep = this.#latestAt === now;
    if (isInStep && now >= this.#flushedAt + WATCHING_GAP_MS - EARLY_MS) return now;
    return (this.#waitingSince ?? now) + HOLD_MS;
  }
}
