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

/**
 * Shows everybody who opens the link their place. A device is one person and keeps its number and section;
 * newcomers fill one section after the other, and places of whoever went are given again.
 */
export class Usher {
  readonly #store: PlaceStore;
  /** People by section, as the room last said, and whoever was sent there since. */
  #people: number[] = [];

  constructor(store: PlaceStore) {
    this.#store = store;
  }

  /** The room knows by now how many are there. */
  counted(people: readonly number[]): void {
    this.#people = [...people];
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
    const taken = { member: this.#store.given() + 1, section };
    this.#store.keepPlace(device, taken);
    return taken;
  }
}
