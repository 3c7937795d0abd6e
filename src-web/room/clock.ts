/** Milliseconds since 1970 that never jump when the device's clock is set. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** The room tells its time in whole milliseconds. */
const FINEST_MS = 1;

/**
 * The room's clock as seen from here. Each measurement is as wrong as half its round trip at most,
 * so the one with the shortest round trip is kept; unless a later one shows that it cannot be right any
 * more: on many phones the steady clock stands still while they sleep.
 */
export class RoomClock {
  #offset = 0;
  #roundTrip = Infinity;

  /** The room said `serverTime` some time between `sent` and `received` (both client clock, ms). */
  measured(serverTime: number, sent: number, received: number): void {
    const roundTrip = received - sent;
    const offset = serverTime - (sent + received) / 2;
    const apart = Math.abs(offset - this.#offset);
    const isPossible = apart <= (roundTrip + this.#roundTrip) / 2 + FINEST_MS;
    if (roundTrip > this.#roundTrip && isPossible) return;
    this.#roundTrip = roundTrip;
    this.#offset = offset;
  }

  /** A new connection may run over another network: measure anew. */
  restart(): void {
    this.#roundTrip = Infinity;
  }

  /** The room told everything unasked, so that nobody knows how long it took: right again with the next answer. */
  set(serverTime: number): void {
    this.#roundTrip = Infinity;
    this.#offset = serverTime - steadyNow();
  }

  now(): number {
    return steadyNow() + this.#offset;
  }
}
