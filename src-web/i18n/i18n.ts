import { initReactI18next } from "react-i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import {
  FALLBACK_LANGUAGE,
  intlTag,
  languageOfTag,
  LANGUAGES,
  type Language,
} from "../../src-shared/catalog/languages.ts";
import { browserSources, detectLanguage, keepLanguage } from "./detect.ts";
import { texts, type TextFile } from "./instance.ts";
import { currentLanguage, currentTag } from "./language.ts";
import { SITE } from "./site.ts";

type LoadTexts = () => Promise<TextFile>;

// One chunk per language and namespace, so that a phone loads only the texts it shows. The list of all files
// is long, so a joining phone gets this short one.
const files = import.meta.glob<TextFile>("./locales/*/{common,join}.json");

const backend = resourcesToBackend(async (tag: string, namespace: string) => {
  const path = `./locales/${languageOfTag(tag) ?? tag}/${namespace}.json`;
  const near: LoadTexts | undefined = files[path];
  const load = near ?? (await import("./moreTexts.ts")).moreTexts[path];
  // A language that is not translated yet loads nothing, and English is used instead.
  return load ? load() : { default: {} };
});

/**
 * Starts the texts: detects the language, loads the texts of the shell and keeps `<html lang>` up to date.
 */
export function startTexts(): Promise<void> {
  texts.on("languageChanged", () => {
    document.documentElement.lang = currentTag();
    keepLanguage(currentLanguage());
  });
  return initTexts(detectLanguage(browserSources()));
}

/**
 * Starts the texts in this language. i18next gets tags that Intl knows (`da` for the product's `dk`), since
 * it counts and formats by them.
 */
export async function initTexts(lng: Language): Promise<void> {
  texts.use(backend).use(initReactI18next);
  await texts.init({
    lng: intlTag(lng),
    fallbackLng: intlTag(FALLBACK_LANGUAGE),
    supportedLngs: LANGUAGES.map(intlTag),
    load: "currentOnly",
    ns: ["common"],
    defaultNS: "common",
    interpolation: { escapeValue: false, defaultVariables: { site: SITE.name } },
  });
}
