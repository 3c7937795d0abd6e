/** Whoever drew within the last so many ms counts as painting. */
const PAINTING_MS = 200;

/** What waits goes on after so long, ms, though no more ink comes and nobody says that none will. */
const HOLD_MS = 1_000;

/** Ink that comes so long after the last frame goes on with what waits, ms: while one paints, while several do. */
interface Gaps {
  readonly alone: number;
  readonly several: number;
}

/**
 * The room's big screens get one painter's frames as they come, several painters' some 25 times a second; phones that
 * watch get a seventh of a second in one frame and play it back as evenly as it was painted. A send is what costs
 * (`npm run bench -- w1 w1x4`).
 */
export const GAPS = {
  screens: { alone: 0, several: 28 },
  phones: { alone: 114, several: 114 },
} as const satisfies Record<string, Gaps>;

/**
 * When an audience gets its next frame: always in step with a painter's, so that no timer is needed as long as somebody
 * paints. A phone says when nothing follows for now; what waits then goes out at once.
 */
export class FlushPolicy {
  readonly #gaps: Gaps;
  readonly #inkedAt: number[] = [];
  #flushedAt = 0;
  /** Oldest ink that they have not got, and the newest there is. */
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

  /** The moment for the next frame if no more ink comes before, ms since 1970. */
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
