import { createInstance, type i18n } from "i18next";

/** The app's texts; `startTexts()` fills it. */
export const texts: i18n = createInstance();
