/** What came together is drawn in a little longer than it takes the next to come. */
const SLACK = 1.15;
/** The room's frames to whoever only watches come so often (PR27), ms; to big screens sooner, which is learnt. */
const USUAL_GAP_MS = 130;
/** A longer gap was a rest of the painter and says nothing, ms. */
const GAP_MAX_MS = 260;
/** More points than this are no hand but a picture that is there already. */
const FLOOD = 160;

/**
 * Plays ink back as evenly as it was painted: the room sends it in a few frames a second, and the line grows between
 * two of them. Times are ms of one clock.
 */
export class Playback {
  /** How far apart frames of the room come at the moment. */
  #gap = USUAL_GAP_MS;
  #cameAt = -Infinity;
  #drawnAt = 0;

  /** Ink came; `rests`: everything before it was drawn. */
  came(now: number, rests: boolean): void {
    const gap = now - this.#cameAt;
    if (gap < GAP_MAX_MS) this.#gap = Math.max(gap, (this.#gap + gap) / 2);
    this.#cameAt = now;
    if (rests) this.#drawnAt = now;
  }

  /** How long nothing has come, ms. */
  quiet(now: number): number {
    return now - this.#cameAt;
  }

  /** How many of the points that wait are to be drawn at this moment. */
  due(waiting: number, now: number): number {
    const since = now - this.#drawnAt;
    this.#drawnAt = now;
    const left = this.#cameAt + this.#gap * SLACK - now + since;
    return waiting > FLOOD || left <= since ? waiting : Math.ceil((waiting * since) / left);
  }
}
