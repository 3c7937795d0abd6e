import type { TextFile } from "./instance.ts";

/** Texts of everything that comes after joining; what search engines read is only for the build. */
export const moreTexts = import.meta.glob<TextFile>([
  "./locales/*/*.json",
  "!./locales/*/{common,join}.json",
]);
