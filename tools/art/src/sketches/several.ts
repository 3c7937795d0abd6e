import { AFLOAT } from "./afloat.ts";
import { BELONGINGS } from "./belongings.ts";
import { BODY } from "./body.ts";
import { CRAWLERS } from "./crawlers.ts";
import { FOLK } from "./folk.ts";
import { FRUIT } from "./fruit.ts";
import { GAMES } from "./games.ts";
import { HOOVES } from "./hooves.ts";
import { MEALS } from "./meals.ts";
import { PLACES } from "./places.ts";
import { PLANTS } from "./plants.ts";
import { ROAD } from "./road.ts";
import { ROOMS } from "./rooms.ts";
import { ROOTS } from "./roots.ts";
import { SEA } from "./sea.ts";
import type { Sketches } from "./sketch.ts";
import { SONGS } from "./songs.ts";
import { TALES } from "./tales.ts";
import { THINGS } from "./things.ts";
import { TOOLS } from "./tools.ts";
import { TREATS } from "./treats.ts";
import { VEGETABLES } from "./vegetables.ts";
import { WEATHER } from "./weather.ts";
import { WILD } from "./wild.ts";
import { WINGS } from "./wings.ts";

/** Sketches that are shared out among all the hands. */
export const IN_SEVERAL_HANDS: Sketches = {
  ...FRUIT,
  ...MEALS,
  ...WILD,
  ...WINGS,
  ...ROOMS,
  ...THINGS,
  ...FOLK,
  ...VEGETABLES,
  ...TREATS,
  ...HOOVES,
  ...CRAWLERS,
  ...BELONGINGS,
  ...BODY,
  ...TALES,
  ...SEA,
  ...ROOTS,
  ...ROAD,
  ...AFLOAT,
  ...PLACES,
  ...TOOLS,
  ...GAMES,
  ...SONGS,
  ...PLANTS,
  ...WEATHER,
};
