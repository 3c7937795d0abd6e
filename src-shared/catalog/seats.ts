/**
 * What tells a seat apart from the others: a colour and a badge shape, so that nobody depends on colour
 * alone. Sixteen of them, ordered so that the first ones differ most for the three common colour blindnesses
 * (lightness alternates as well as hue).
 */
export const BADGES = [
  "circle",
  "square",
  "triangle",
  "star",
  "diamond",
  "heart",
  "hexagon",
  "cross",
  "moon",
  "drop",
  "bolt",
  "flower",
  "ring",
  "arrow",
  "cloud",
  "crown",
] as const;

export type Badge = (typeof BADGES)[number];

interface SeatLook {
  readonly hexColor: string;
  readonly badge: Badge;
}

const SEAT_COLOURS = [
  "#ffd23f",
  "#4fa3ff",
  "#ff7043",
  "#7ee0a1",
  "#c792ff",
  "#ff9ecb",
  "#2bb7a9",
  "#f4f1de",
  "#e0533d",
  "#9bd1ff",
  "#b5a642",
  "#8f7bff",
  "#ffb680",
  "#5fd4e8",
  "#d46ac0",
  "#a3b18a",
] as const;

/** Returns the look of the seat with this number (0 is the first seat); repeats after sixteen. */
export function seatLook(seatNo: number): SeatLook {
  const at = seatNo % BADGES.length;
  return { hexColor: SEAT_COLOURS[at] ?? SEAT_COLOURS[0], badge: BADGES[at] ?? BADGES[0] };
}
