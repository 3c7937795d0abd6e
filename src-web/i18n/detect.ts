import {
  FALLBACK_LANGUAGE,
  languageOfTag,
  type Language,
} from "../../src-shared/catalog/languages.ts";

/** Name of the cookie and of the storage entry that carry a language. */
const COOKIE = "i18next";
const KEY = "i18nextLng";

/** Where a browser can say its language; each part may be missing. */
export interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly local: string | null;
  readonly session: string | null;
  readonly navigator: readonly string[];
  readonly html: string;
}

/**
 * The language to start in: address, cookie, storage, browser, page, in this order (specification,
 * section 9). A source that names none of ours is passed over.
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

/** What this browser says. */
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

/** Keep the choice for the next visit. */
export function keepLanguage(language: Language): void {
  // The server picks the language of the pages that are written out by it; a frame of another site shows none of them,
  // and may keep no such cookie.
  if (globalThis.top === globalThis.self)
    document.cookie = `${COOKIE}=${language};path=/;max-age=31536000;samesite=lax`;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Then it is detected again next time.
  }
}
