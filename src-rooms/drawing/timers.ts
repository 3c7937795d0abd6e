/**
 * One short timer for several tasks, each due at its own moment (ms since 1970). It may fire before anything
 * is due, and is then set again: setting and cancelling a timer costs the runtime as much as a send
 * (docs/benchmarks.md, W1).
 */
export class Timers<Name extends string> {
  readonly #due = new Map<Name, number>();
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Infinity;

  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /** Sets when this task is due. Call `arm` once all tasks are set. */
  set(name: Name, at: number): void {
    this.#due.set(name, at);
  }

  /** Sets when this task is due, unless that is set already. */
  setIfUnset(name: Name, at: number): void {
    if (!this.#due.has(name)) this.#due.set(name, at);
  }

  clear(name: Name): void {
    this.#due.delete(name);
  }

  isDue(name: Name, now: number): boolean {
    return (this.#due.get(name) ?? Infinity) <= now;
  }

  /** Makes sure that the timer fires when the first task is due. */
  arm(now: number): void {
    let at = Infinity;
    for (const due of this.#due.values()) at = Math.min(at, due);
    // If its moment has passed, it was set before the clock was put forward.
    const isInTime = this.#timerAt >= now && this.#timerAt <= at;
    // When nothing is due, no timer may keep the room awake.
    if (isInTime && (at !== Infinity || this.#timerAt === Infinity)) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    if (at === Infinity) return;
    this.#timer = setTimeout(
      () => {
        this.#timerAt = Infinity;
        this.#onDue();
      },
      Math.max(0, at - now),
    );
  }

  /** Cancels all tasks. */
  clearAll(): void {
    this.#due.clear();
    this.arm(0);
  }
}
