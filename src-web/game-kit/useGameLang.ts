import { intlTag } from "../../src-shared/catalog/languages.ts";
import { useTopic } from "../room/index.ts";

/**
 * Returns the language tag of a game's texts, which may differ from this screen's language: screen readers
 * would otherwise pronounce them as this screen's. It stays the same as long as the game runs.
 */
export function useGameLang(): string | undefined {
  const language = useTopic("gameSettingsUpdated")?.language;
  return language && intlTag(language);
}
