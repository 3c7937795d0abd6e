import type { TextFile } from "./instance.ts";

/** Texts of everything after joining. Texts for search engines are only used by the build. */
export const moreTexts = import.meta.glob<TextFile>([
  "./locales/*/*.json",
  "!./locales/*/{common,join}.json",
]);
