/** Returns milliseconds since 1970 that never jump when the device's clock is set. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** The room sends its time in whole milliseconds. */
const FINEST_MS = 1;

/**
 * The room's clock as seen from here. A measurement is wrong by half its round trip at most, so the one with
 * the shortest round trip is kept, unless a later one shows that it cannot be right any more: on many phones
 * the steady clock stands still while they sleep.
 */
export class RoomClock {
  #offset = 0;
  #roundTrip = Infinity;

  /**
   * Takes a measurement: the room sent `serverTime` some time between `sent` and `received` (both client
   * clock, ms).
   */
  measured(serverTime: number, sent: number, received: number): void {
    const roundTrip = received - sent;
    const offset = serverTime - (sent + received) / 2;
    const apart = Math.abs(offset - this.#offset);
    const isPossible = apart <= (roundTrip + this.#roundTrip) / 2 + FINEST_MS;
    if (roundTrip > this.#roundTrip && isPossible) return;
    this.#roundTrip = roundTrip;
    this.#offset = offset;
  }

  /** Drops the best measurement, since a new connection may use another network. */
  restart(): void {
    this.#roundTrip = Infinity;
  }

  /**
   * Sets the clock by an unrequested snapshot, whose travel time is unknown. The next response corrects it.
   */
  set(serverTime: number): void {
    this.#roundTrip = Infinity;
    this.#offset = serverTime - steadyNow();
  }

  now(): number {
    return steadyNow() + this.#offset;
  }
}
