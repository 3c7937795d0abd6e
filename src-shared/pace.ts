/** People whose pace is remembered at the same time; more than a room holds. */
const REMEMBERED = 1_000;

/** Number of actions allowed within a time, ms. */
interface Allowance {
  readonly most: number;
  readonly inMs: number;
}

interface Counted {
  count: number;
  since: number;
}

/** Counts actions within a time: for people by name, over all their sockets; for others by socket. */
export class Pace {
  readonly #allowed: Allowance;
  readonly #sockets = new WeakMap<object, Counted>();
  readonly #people = new Map<string, Counted>();

  constructor(allowed: Allowance) {
    this.#allowed = allowed;
  }

  /** Counts one more action and returns whether it is over the limit. `now`: ms since 1970. */
  isTooFast(who: object | string, now: number): boolean {
    const { most, inMs } = this.#allowed;
    const counted = typeof who === "string" ? this.#people.get(who) : this.#sockets.get(who);
    if (counted && now - counted.since <= inMs) {
      counted.count += 1;
      return counted.count > most;
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
