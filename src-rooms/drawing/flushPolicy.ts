/** Whoever drew within the last so many ms counts as painting. */
const PAINTING_MS = 200;

/**
 * Least time between two frames to the screens, ms. One painter's frames go on as they come; those of
 * several are gathered.
 */
const GAP_MS = { alone: 20, several: 40 } as const;
/** Each frame goes to every screen that watches: with more than so many they come less often. */
const CROWD = 8;
const CROWD_GAP_MS = 50;
/** What a crowd gets of one painter, who sends a frame each 33 ms: about every other time two at once. */
const CROWD_PERIOD_MS = 64;
/** What waits for the next frame of one painter goes on without it after so long, ms: two frames and a bit. */
const HOLD_MS = 70;
/** Earned by a rest: so much sooner, ms. */
const SLACK_MS = 33;
/** A painter's frame that comes a little too soon need not wait for the one after it, ms. */
const EARLY_MS = 8;

/**
 * When the screens get their next frame: the first one after a rest at once, then as often as it is
 * worth to as many. A send is what costs (`npm run bench -- w1 w1x4`), and screens draw what came together
 * as flowing as it was painted.
 */
export class FlushPolicy {
  readonly #inkedAt: number[] = [];
  #flushedAt = 0;
  /** Oldest ink that no screen has, and the newest there is. */
  #waitingSince: number | undefined;
  #latestAt = 0;
  /** From when on a crowd is owed a frame of a single painter. */
  #owedAt = 0;

  inked(canvas: number, now: number): void {
    this.#inkedAt[canvas] = now;
    this.#waitingSince ??= now;
    this.#latestAt = now;
  }

  flushed(now: number): void {
    this.#flushedAt = now;
    this.#waitingSince = undefined;
    this.#owedAt = Math.max(this.#owedAt, now - SLACK_MS) + CROWD_PERIOD_MS;
  }

  /** The earliest moment for the next frame to so many screens, ms since 1970. */
  nextAt(now: number, screens: number): number {
    let painting = 0;
    for (const at of this.#inkedAt) if (at !== undefined && now - at < PAINTING_MS) painting += 1;
    const isCrowd = screens > CROWD;
    if (painting > 1) return this.#flushedAt + (isCrowd ? CROWD_GAP_MS : GAP_MS.several);
    if (!isCrowd) return this.#flushedAt + GAP_MS.alone;
    // In step with the painter: a clock of its own would make every frame wait for half of a period.
    const isInStep = this.#latestAt === now;
    return isInStep && now >= this.#owedAt - EARLY_MS ? now : (this.#waitingSince ?? now) + HOLD_MS;
  }
}
