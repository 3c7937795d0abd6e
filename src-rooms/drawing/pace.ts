/** Frames a second a phone may keep sending: it sends 30, and more for a moment after a reconnect. */
const FRAMES_PER_SECOND = 40;
const FRAMES_AT_ONCE = 120;

interface Bucket {
  frames: number;
  at: number;
}

/** Does a socket send more drawing frames than a phone does? */
export class Pace {
  readonly #buckets = new WeakMap<object, Bucket>();

  isTooFast(who: object, now: number): boolean {
    const bucket = this.#buckets.get(who);
    if (!bucket) {
      this.#buckets.set(who, { frames: FRAMES_AT_ONCE - 1, at: now });
      return false;
    }
    const refill = ((now - bucket.at) / 1_000) * FRAMES_PER_SECOND;
    bucket.frames = Math.min(FRAMES_AT_ONCE, bucket.frames + Math.max(0, refill)) - 1;
    bucket.at = now;
    return bucket.frames < 0;
  }
}

/** Least time between two frames to the screens, ms: with one painter each of the phone's frames goes on at once. */
const GAP_ALONE_MS = 20;
const GAP_MS = 40;
/** Whoever drew within the last so many ms counts as painting. */
const PAINTING_MS = 200;

/** When the screens get their next frame: at once after a rest, then at most one each 40 ms. */
export class Rhythm {
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
    return this.#flushedAt + (painting > 1 ? GAP_MS : GAP_ALONE_MS);
  }
}
