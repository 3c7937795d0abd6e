import { expect } from "vitest";
import { barriers } from "./axe.ts";
import { covered } from "./covered.ts";
import type { Guest } from "./people.ts";

/** How a test checks its screens. */
export interface Looks {
  /**
   * Checks all these screens and takes screenshots of them. Those in `checked` must also have no
   * accessibility barriers and no covered controls. All are checked at the same time, as stages are short; of
   * two screens that show the same, one is enough in `checked`.
   */
  readonly lookAt: (
    name: string,
    guests: readonly Guest[],
    checked?: readonly Guest[],
  ) => Promise<void>;
  /** The same, once all of them show this stage. */
  readonly allSee: (
    stage: string,
    guests: readonly Guest[],
    checked?: readonly Guest[],
  ) => Promise<void>;
}

/** Returns the checks of a test's screens; screenshots are named after the test. */
export function looksOf(story: string): Looks {
  const lookAt: Looks["lookAt"] = async (name, guests, checked = guests) => {
    await Promise.all(
      guests.map(async (guest, at) => {
        await guest.isFine();
        await guest.shot(`${story}-${name.toLowerCase()}-${at}`);
        if (checked.includes(guest)) {
          expect(await barriers(guest.page), `${name} on screen ${at}`).toEqual([]);
          expect(await covered(guest.page), `${name} on screen ${at}`).toEqual([]);
        }
      }),
    );
  };
  return {
    lookAt,
    async allSee(stage, guests, checked) {
      await Promise.all(guests.map((guest) => guest.stage(stage)));
      await lookAt(stage, guests, checked);
    },
  };
}
