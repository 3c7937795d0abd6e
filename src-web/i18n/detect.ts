import {
  FALLBACK_LANGUAGE,
  languageOfTag,
  type Language,
} from "../../src-shared/catalog/languages.ts";

/** Names of the cookie and of the storage entry that store the language. */
const COOKIE = "i18next";
const KEY = "i18nextLng";

/** The sources that may name a language; each may be missing. */
export interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly local: string | null;
  readonly session: string | null;
  readonly navigator: readonly string[];
  readonly html: string;
}

/**
 * The language to start in, from the address, cookie, storage, browser and page, in this order
 * (specification, section 9). Sources that name no supported language are skipped.
 */
export function detectLanguage(sources: LanguageSources): Language {
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(sources.cookie)?.[1];
  const tags = [
    new URLSearchParams(sources.search).get("lng"),
    cookie,
    sources.local,
    sources.session,
    ...sources.navigator,
    sources.html,
  ];
  for (const tag of tags) {
    const language = tag ? languageOfTag(tag) : undefined;
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}

function kept(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

/** The sources of this browser. */
export function browserSources(): LanguageSources {
  return {
    search: location.search,
    cookie: document.cookie,
    local: kept(() => localStorage),
    session: kept(() => sessionStorage),
    navigator: navigator.languages,
    html: document.documentElement.lang,
  };
}

/** Stores the choice for the next visit. */
export function keepLanguage(language: Language): void {
  // The server reads the cookie to pick the language of prerendered pages. Inside a frame of another site
  // none of those is shown, and such a cookie may not be stored.
  if (globalThis.top === globalThis.self)
    document.cookie = `${COOKIE}=${language};path=/;max-age=31536000;samesite=lax`;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage, the language is detected again next time.
  }
}
