import { CROWD_MAX, SECTION_SIZE } from "../../src-shared/catalog/limits.ts";

/** Where the usher keeps who has which place. */
export interface PlaceStore {
  placeOf(device: string): Taken | undefined;
  keepPlace(device: string, taken: Taken): void;
  /** Numbers given so far. */
  given(): number;
}

export interface Taken {
  readonly member: number;
  readonly section: number;
}

/** Somebody who was sent to a section is among those whom the room counts there after so long, ms, or never came. */
const ON_THEIR_WAY_MS = 15_000;

/**
 * Shows everybody who opens the link their place. A device is one person and keeps its number and section;
 * newcomers fill one section after the other, and places of whoever went are given again.
 */
export class Usher {
  readonly #store: PlaceStore;
  readonly #now: () => number;
  /** People by section, as the room last said, and whoever was sent there since. */
  #people: number[] = [];
  /** When somebody was sent there last, ms since 1970. */
  readonly #sentAt: number[] = [];

  /** `now`: ms since 1970. */
  constructor(store: PlaceStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The room knows by now how many are there; of whoever was sent only just it knows nothing yet. */
  counted(people: readonly number[]): void {
    const before = this.#people;
    const since = this.#now() - ON_THEIR_WAY_MS;
    const most = Math.max(people.length, before.length);
    this.#people = Array.from({ length: most }, (_, section) => {
      const isAwaited = (this.#sentAt[section] ?? -Infinity) > since;
      return Math.max(people[section] ?? 0, isAwaited ? (before[section] ?? 0) : 0);
    });
  }

  /** Undefined: the crowd is full. */
  place(device: string): Taken | undefined {
    const known = this.#store.placeOf(device);
    if (known) return known;
    const all = this.#people.reduce((sum, each) => sum + each, 0);
    if (all >= CROWD_MAX) return undefined;
    const free = this.#people.findIndex((people) => people < SECTION_SIZE);
    const section = free === -1 ? this.#people.length : free;
    this.#people[section] = (this.#people[section] ?? 0) + 1;
    this.#sentAt[section] = this.#now();
    const taken = { member: this.#store.given() + 1, section };
    this.#store.keepPlace(device, taken);
    return taken;
  }
}
