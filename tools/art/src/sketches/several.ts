import { AFLOAT } from "./afloat.ts";
import { FOLK } from "./folk.ts";
import { FRUIT } from "./fruit.ts";
import { MEALS } from "./meals.ts";
import { PLACES } from "./places.ts";
import { ROAD } from "./road.ts";
import { WILD } from "./wild.ts";
import { WINGS } from "./wings.ts";
import { ROOMS } from "./rooms.ts";
import { WEATHER } from "./weather.ts";
import { PLANTS } from "./plants.ts";
import { SONGS } from "./songs.ts";
import type { Sketches } from "./sketch.ts";
import { THINGS } from "./things.ts";

/** What all the hands draw, each some of it. */
export const IN_SEVERAL_HANDS: Sketches = {
  ...FRUIT,
  ...MEALS,
  ...WILD,
  ...WINGS,
  ...ROOMS,
  ...THINGS,
  ...FOLK,
  ...ROAD,
  ...AFLOAT,
  ...PLACES,
  ...SONGS,
  ...PLANTS,
  ...WEATHER,
};
