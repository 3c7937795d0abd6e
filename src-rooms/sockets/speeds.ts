const PERIOD_MS = 10_000;
/** People whose speed is remembered at the same time; more than a room has. */
const REMEMBERED = 1_000;

interface Speed {
  count: number;
  since: number;
}

/** Counts what somebody does in ten seconds: people by name, over all their sockets, others by their socket. */
export class Speeds {
  readonly #most: number;
  readonly #sockets = new WeakMap<object, Speed>();
  readonly #people = new Map<string, Speed>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts once more. `now`: ms since 1970. */
  isTooFast(who: object | string, now: number): boolean {
    const speed = typeof who === "string" ? this.#people.get(who) : this.#sockets.get(who);
    if (speed && now - speed.since <= PERIOD_MS) {
      speed.count += 1;
      return speed.count > this.#most;
    }
    const first = { count: 1, since: now };
    if (typeof who !== "string") this.#sockets.set(who, first);
    else {
      if (this.#people.size >= REMEMBERED) this.#people.clear();
      this.#people.set(who, first);
    }
    return false;
  }
}
