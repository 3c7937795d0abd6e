import { CROWD_MAX, SECTION_SIZE } from "../../src-shared/catalog/limits.ts";

/** Stores which device has which place. */
export interface PlaceStore {
  placeOf(device: string): TakenPlace | undefined;
  keepPlace(device: string, taken: TakenPlace): void;
  /** How many numbers have been given so far. */
  given(): number;
}

/** A place: the number within the whole crowd, and the section. */
export interface TakenPlace {
  readonly member: number;
  readonly section: number;
}

/**
 * How long somebody who was sent to a section may take to be counted there by the room, ms. After that they
 * are taken not to have come.
 */
const ON_THEIR_WAY_MS = 15_000;

/**
 * Gives a place to everybody who opens the link. A device is one person and keeps its number and section;
 * newcomers fill one section after the other, and places of people who left are given again.
 */
export class PlaceAllocator {
  readonly #store: PlaceStore;
  readonly #now: () => number;
  /** People by section, as the room last reported them, plus those who were sent there since. */
  #people: number[] = [];
  /** When somebody was last sent to each section, ms since 1970. */
  readonly #sentAt: number[] = [];

  /** `now`: ms since 1970. */
  constructor(store: PlaceStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Takes the room's count of people by section, which may not include those who were only just sent there.
   */
  counted(people: readonly number[]): void {
    const before = this.#people;
    const since = this.#now() - ON_THEIR_WAY_MS;
    const most = Math.max(people.length, before.length);
    this.#people = Array.from({ length: most }, (_, section) => {
      const isAwaited = (this.#sentAt[section] ?? -Infinity) > since;
      return Math.max(people[section] ?? 0, isAwaited ? (before[section] ?? 0) : 0);
    });
  }

  /** Returns the place of a device, given now or before; undefined: the crowd is full. */
  place(device: string): TakenPlace | undefined {
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
