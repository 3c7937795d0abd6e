/**
 * Screen sizes in CSS pixels: a television; a phone in portrait and landscape; a small phone. Then the space
 * that browser bars leave: on a large and a small phone in portrait, and on one in landscape.
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

/** Every size, televisions first. */
// SAFETY: the keys of the constant above.
export const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];
