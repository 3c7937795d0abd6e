/** Ways to play on the how-to-play page, as the address names them (specification, section 1). */
export const VARIANTS = ["central_screen", "video_call", "mobile_only"] as const;
export type Variant = (typeof VARIANTS)[number];

/** The variant an address asks for; the big screen for an unknown one. */
export function variantOf(text: unknown): Variant {
  return VARIANTS.find((one) => one === text) ?? "central_screen";
}
