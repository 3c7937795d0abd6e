import type { Chart } from "../../../src-rooms/games/nearest/types.ts";

/** Share of the picture at each end that is reserved for numbers off the chart. */
const MARGIN = 0.1;

/** Returns a number's position in the picture, from 0 at the left edge to 1 at the right. */
export function placeOf(value: number, { from, to }: Chart): number {
  if (value < from) return MARGIN / 2;
  if (value > to) return 1 - MARGIN / 2;
  if (to === from) return 0.5;
  return MARGIN + (1 - 2 * MARGIN) * ((value - from) / (to - from));
}

/** Returns the row of each position, so that no two pins of the width `wide` overlap. */
export function lanesOf(places: readonly number[], wide: number): number[] {
  const storeys: number[][] = [];
  return places.map((place) => {
    const isFree = (storey: readonly number[]) =>
      storey.every((other) => Math.abs(other - place) >= wide);
    const free = storeys.findIndex(isFree);
    const lane = free < 0 ? storeys.length : free;
    (storeys[lane] ??= []).push(place);
    return lane;
  });
}
