import { expect } from "vitest";
import { barriers } from "./axe.ts";
import { covered } from "./covered.ts";
import type { Guest } from "./people.ts";

/** How a story looks at its screens. */
export interface Looks {
  /**
   * These screens look fine and are there to be looked at; `checked` raise no barrier, and nothing lies over
   * what is pressed there. All at once, as
   * stages are short: two screens that show the same need only one check.
   */
  readonly lookAt: (
    name: string,
    guests: readonly Guest[],
    checked?: readonly Guest[],
  ) => Promise<void>;
  /** The same once all of them show this stage. */
  readonly allSee: (
    stage: string,
    guests: readonly Guest[],
    checked?: readonly Guest[],
  ) => Promise<void>;
}

/** A look at a story's screens; pictures of them are named after it. */
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
