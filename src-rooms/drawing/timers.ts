/**
 * One short timer for several things, each due at a moment of its own (ms since 1970). It may ring before anything is
 * due, and then is set anew: to set one and take it back costs the runtime as much as a send (docs/benchmarks.md, W1).
 */
export class Timers<Name extends string> {
  readonly #due = new Map<Name, number>();
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Infinity;

  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /** This is due then. Call `arm` when everything is said. */
  set(name: Name, at: number): void {
    this.#due.set(name, at);
  }

  /** This is due then, unless it has a moment already. */
  setIfUnset(name: Name, at: number): void {
    if (!this.#due.has(name)) this.#due.set(name, at);
  }

  clear(name: Name): void {
    this.#due.delete(name);
  }

  isDue(name: Name, now: number): boolean {
    return (this.#due.get(name) ?? Infinity) <= now;
  }

  /** See that it rings when the first of them is due. */
  arm(now: number): void {
    let at = Infinity;
    for (const due of this.#due.values()) at = Math.min(at, due);
    // One that is late was set by a clock that has been put forward since.
    const isInTime = this.#timerAt >= now && this.#timerAt <= at;
    // Where nothing is due it must not keep the room awake.
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

  /** Nothing is due any more. */
  clearAll(): void {
    this.#due.clear();
    this.arm(0);
  }
}
