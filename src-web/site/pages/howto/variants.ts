/** Ways to play that the instructions know, as the address names them (specification, section 1). */
export const VARIANTS = ["central_screen", "video_call", "mobile_only"] as const;
export type Variant = (typeof VARIANTS)[number];

/** The variant an address asks for; the big screen where it asks for none of ours. */
export function variantOf(text: unknown): Variant {
  return VARIANTS.find((one) => one === text) ?? "central_screen";
}
