import { createInstance, type i18n } from "i18next";

/** The i18next instance of the app; `startTexts()` fills it. */
export const texts: i18n = createInstance();

/** One file of texts. */
export interface TextFile {
  readonly default: Record<string, unknown>;
}
