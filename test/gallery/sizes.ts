/**
 * The screens people play on, in CSS pixels: a television, a phone upright, across, and a small one; and what a
 * browser's bars leave of phones: of a large one and of a small one upright, and of one across.
 */
export const SIZES = {
  tv: [1920, 1080],
  phone: [390, 844],
  wide: [844, 390],
  small: [320, 568],
  bars: [412, 732],
  smallBars: [375, 553],
  wideBars: [740, 340],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Size = keyof typeof SIZES;
export type PhoneSize = Exclude<Size, "tv">;

/** Every size, televisions first. */
// SAFETY: the keys of a constant that is written above.
export const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];
