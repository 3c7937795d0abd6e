/** Frames a second a phone may keep sending: it sends 30, and more for a moment after a reconnect. */
const FRAMES_PER_SECOND = 40;
const FRAMES_AT_ONCE = 120;

interface Bucket {
  /** How many frames may still come at once. */
  frames: number;
  /** When that was so, ms since 1970. */
  at: number;
}

/** Does a socket send more drawing frames than a phone does? Each has a token bucket of its own. */
export class TokenBuckets {
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
