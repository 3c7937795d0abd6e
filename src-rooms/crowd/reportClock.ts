/** Shortest time between two reports of votes and people to the room, ms. */
const TELL_EACH_MS = 500;
/** How soon the room is asked about a move that nobody here has wanted yet, ms: its sender is waiting. */
const ASK_AFTER_MS = 60;

interface Around {
  /** ms since 1970 */
  readonly now: () => number;
  readonly later: (ms: number, task: () => void) => void;
  readonly tell: () => void;
}

/** When a crowd's section reports to its room. */
export class ReportClock {
  readonly #around: Around;
  #tellsAt: number | undefined;
  #toldAt = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether there was a report since the section woke up. */
  get hasTold(): boolean {
    return this.#toldAt !== 0;
  }

  /** Called when a report is made, or none is needed any more. */
  told(): void {
    this.#toldAt = this.#around.now();
  }

  /** Schedules a report, once `TELL_EACH_MS` has passed since the last one. */
  soon(): void {
    const earliest = this.#around.now() + ASK_AFTER_MS;
    this.#schedule(Math.max(earliest, this.#toldAt + TELL_EACH_MS));
  }

  /** Schedules a report at once, since somebody waits for the answer. */
  ask(): void {
    this.#schedule(this.#around.now() + ASK_AFTER_MS);
  }

  #schedule(at: number): void {
    if (this.#tellsAt !== undefined && this.#tellsAt <= at) return;
    this.#tellsAt = at;
    this.#around.later(at - this.#around.now(), () => {
      if (this.#tellsAt !== at) return;
      this.#tellsAt = undefined;
      this.#around.tell();
    });
  }
}
