/** People whose pace is remembered at the same time; more than a room has. */
const REMEMBERED = 1_000;

/** So often in so much time, ms. */
interface Allowance {
  readonly most: number;
  readonly inMs: number;
}

interface Counted {
  count: number;
  since: number;
}

/** Counts what somebody does in a while: people by name, over all their sockets, others by their socket. */
export class Pace {
  readonly #allowed: Allowance;
  readonly #sockets = new WeakMap<object, Counted>();
  readonly #people = new Map<string, Counted>();

  constructor(allowed: Allowance) {
    this.#allowed = allowed;
  }

  /** Counts once more. `now`: ms since 1970. */
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
