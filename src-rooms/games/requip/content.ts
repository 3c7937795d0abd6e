import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Rating } from "../../../src-shared/catalog/settings.ts";
import de from "../../content/de/requip.json" with { type: "json" };
import dk from "../../content/dk/requip.json" with { type: "json" };
import en from "../../content/en/requip.json" with { type: "json" };
import es from "../../content/es/requip.json" with { type: "json" };
import fr from "../../content/fr/requip.json" with { type: "json" };
import nl from "../../content/nl/requip.json" with { type: "json" };
import pl from "../../content/pl/requip.json" with { type: "json" };
import ro from "../../content/ro/requip.json" with { type: "json" };
import sk from "../../content/sk/requip.json" with { type: "json" };

/** A prompt to write a quip for. */
interface RequipPrompt {
  /** Unique within its language; languages share it where they share the idea. */
  readonly id: string;
  readonly prompt: string;
  readonly rating: Rating;
  /** What somebody might have answered: for the Requip button and for robots. */
  readonly answers: readonly string[];
}

interface RequipBank {
  /** Answers that fit nearly any prompt, for robots that have nothing better. */
  readonly anyAnswers: readonly string[];
  /**
   * What may be asked about an entry of any theme: `{entry}` stands in quotation marks or alone, so that
   * no language has to bend it.
   */
  readonly themePrompts: readonly string[];
  readonly prompts: readonly RequipPrompt[];
}

// SAFETY: test/rooms/games/requip/content.test.ts checks every line of these files against this shape.
const BANKS = { en, dk, nl, de, es, fr, pl, sk, ro } as Readonly<Record<Language, RequipBank>>;

const byId = new Map<Language, ReadonlyMap<string, RequipPrompt>>();

/** All that the house wrote for REQUIP in this language. */
export function requipBank(language: Language): RequipBank {
  return BANKS[language];
}

/** One of the house's prompts; undefined when this build does not have it. */
export function requipPrompt(language: Language, id: string): RequipPrompt | undefined {
  let prompts = byId.get(language);
  if (!prompts) {
    prompts = new Map(BANKS[language].prompts.map((prompt) => [prompt.id, prompt]));
    byId.set(language, prompts);
  }
  return prompts.get(id);
}
