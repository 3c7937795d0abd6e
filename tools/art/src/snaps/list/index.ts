/** Every picture that begs for a caption: where it is, who is in it, what it is about. */
import type { Snap } from "../layers.ts";
import { ANIMALS } from "./animals.ts";
import { CRIMES } from "./crimes.ts";
import { EVENINGS } from "./evenings.ts";
import { FIRST } from "./first.ts";
import { JOURNEYS } from "./journeys.ts";
import { MACHINES } from "./machines.ts";
import { SECOND } from "./second.ts";
import { SPORTS } from "./sports.ts";
import { TALES } from "./tales.ts";
import { THIRD } from "./third.ts";
import { WORKDAYS } from "./workdays.ts";

export const SNAPS: readonly Snap[] = [
  ...FIRST,
  ...SECOND,
  ...THIRD,
  ...ANIMALS,
  ...MACHINES,
  ...WORKDAYS,
  ...CRIMES,
  ...SPORTS,
  ...EVENINGS,
  ...JOURNEYS,
  ...TALES,
];
