/** How long after their last ink somebody counts as painting, ms. */
const PAINTING_MS = 200;

/** How long ink waits at most, ms, when no more arrives and no phone reports that none will follow. */
const HOLD_MS = 1_000;

/**
 * How long after the last frame new ink is sent on, together with what waits, ms: while one person paints,
 * while several do.
 */
interface Gaps {
  readonly alone: number;
  readonly several: number;
}

/**
 * The room's big screens get one painter's frames as they arrive, and several painters' some 25 times a
 * second; phones that watch get a seventh of a second in one frame and play it back as evenly as it was
 * painted. It is sending that costs (`npm run bench -- w1 w1x4`).
 */
export const GAPS = {
  screens: { alone: 0, several: 28 },
  phones: { alone: 114, several: 114 },
} as const satisfies Record<string, Gaps>;

/**
 * Decides when an audience gets its next frame: always when a painter's frame arrives, so that no timer is
 * needed as long as somebody paints. A phone reports when nothing follows for now; waiting ink is then sent
 * immediately.
 */
export class FlushPolicy {
  readonly #gaps: Gaps;
  readonly #inkedAt: number[] = [];
  #flushedAt = 0;
  /** When the oldest ink arrived that this audience has not received yet, and when the newest did. */
  #waitingSince: number | undefined;
  #latestAt = 0;

  constructor(gaps: Gaps) {
    this.#gaps = gaps;
  }

  inked(canvas: number, now: number): void {
    this.#inkedAt[canvas] = now;
    this.#latestAt = now;
    this.#waitingSince ??= now;
  }

  flushed(now: number): void {
    this.#flushedAt = now;
    this.#waitingSince = undefined;
  }

  /** Returns when the next frame is due if no more ink arrives before, ms since 1970. */
  nextAt(now: number): number {
    const gap = this.#isSeveral(now) ? this.#gaps.several : this.#gaps.alone;
    if (this.#latestAt === now && now >= this.#flushedAt + gap) return now;
    return (this.#waitingSince ?? now) + HOLD_MS;
  }

  #isSeveral(now: number): boolean {
    let painting = 0;
    for (const at of this.#inkedAt) if (at !== undefined && now - at < PAINTING_MS) painting += 1;
    return painting > 1;
  }
}
