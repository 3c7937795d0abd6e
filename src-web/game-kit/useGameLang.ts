import { intlTag, type Language } from "../../src-shared/catalog/languages.ts";
import { useTopic } from "../room/index.ts";

/** Language tag of a text: a pack's may be in another `language` than the game's texts, `lang`. */
export function textLang(
  language: Language | undefined,
  lang: string | undefined,
): string | undefined {
  return language ? intlTag(language) : lang;
}

/**
 * Returns the language tag of a game's texts, which may differ from this screen's language: screen readers
 * would otherwise pronounce them as this screen's. It stays the same as long as the game runs.
 */
export function useGameLang(): string | undefined {
  const language = useTopic("gameSettingsUpdated")?.language;
  return language && intlTag(language);
}
