import type { Chart } from "../../../src-rooms/games/nearest/types.ts";

/** Share of the picture left free at each end, for what is off the chart. */
const MARGIN = 0.1;

/** Where a number stands in the picture, 0 at its left edge and 1 at its right one. */
export function placeOf(value: number, { from, to }: Chart): number {
  if (value < from) return MARGIN / 2;
  if (value > to) return 1 - MARGIN / 2;
  if (to === from) return 0.5;
  return MARGIN + (1 - 2 * MARGIN) * ((value - from) / (to - from));
}

/** Which storey each place takes, so that nobody who is `wide` stands in front of somebody else. */
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
