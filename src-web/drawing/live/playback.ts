/** Points that arrived together are drawn over slightly longer than the gap until the next frame. */
const SLACK = 1.15;
/**
 * Usual gap between the room's frames for those who only watch (PR27), ms. Big screens get them more often,
 * which is measured.
 */
const USUAL_GAP_MS = 130;
/** A longer gap is a pause of the painter and is not measured, ms. */
const GAP_MAX_MS = 260;
/** More waiting points than this are not a moving hand but an existing picture. */
const FLOOD = 160;

/**
 * Plays ink back as evenly as it was painted: the room sends it in a few frames per second, and the line
 * grows between two of them. Times are in ms of the same clock.
 */
export class Playback {
  /** Current gap between frames of the room, ms. */
  #gap = USUAL_GAP_MS;
  #cameAt = -Infinity;
  #drawnAt = 0;

  /** Records that ink arrived; `rests` if everything before it has been drawn. */
  came(now: number, rests: boolean): void {
    const gap = now - this.#cameAt;
    if (gap < GAP_MAX_MS) this.#gap = Math.max(gap, (this.#gap + gap) / 2);
    this.#cameAt = now;
    if (rests) this.#drawnAt = now;
  }

  /** How long no ink has arrived, ms. */
  quiet(now: number): number {
    return now - this.#cameAt;
  }

  /** Returns how many of the waiting points to draw now. */
  due(waiting: number, now: number): number {
    const since = now - this.#drawnAt;
    this.#drawnAt = now;
    const left = this.#cameAt + this.#gap * SLACK - now + since;
    return waiting > FLOOD || left <= since ? waiting : Math.ceil((waiting * since) / left);
  }
}
