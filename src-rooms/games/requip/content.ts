import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Rating } from "../../../src-shared/catalog/settings.ts";
import type { HouseContent } from "../houseContent.ts";

/** A prompt to write a quip for. */
interface RequipPrompt {
  /** Unique within its language; languages share it where they share the idea. */
  readonly id: string;
  readonly prompt: string;
  readonly rating: Rating;
  /** What somebody might have answered: for the Requip button and for robots. */
  readonly answers: readonly string[];
}

export interface RequipBank {
  /** Answers that fit nearly any prompt, for robots that have nothing better. */
  readonly anyAnswers: readonly string[];
  /**
   * What may be asked about an entry of any theme: `{entry}` stands in quotation marks or alone, so that
   * no language has to bend it.
   */
  readonly themePrompts: readonly string[];
  readonly prompts: readonly RequipPrompt[];
}

/** What is known: every language in a room (house.ts), the reader's alone on the page that teaches the game. */
const BANKS = new Map<Language, HouseContent<RequipBank>>();

const byId = new Map<Language, ReadonlyMap<string, RequipPrompt>>();

/** From now on the game is played in this language as well. */
export function knowRequip(language: Language, bank: HouseContent<RequipBank>): void {
  BANKS.set(language, bank);
  byId.delete(language);
}

/** All that the house wrote for REQUIP in this language. */
export function requipBank(language: Language): RequipBank {
  const bank = BANKS.get(language);
  if (!bank) throw new Error(`nobody told REQUIP its ${language} prompts`);
  return bank();
}

/** One of the house's prompts; undefined when this build does not have it. */
export function requipPrompt(language: Language, id: string): RequipPrompt | undefined {
  let prompts = byId.get(language);
  if (!prompts) {
    prompts = new Map(requipBank(language).prompts.map((prompt) => [prompt.id, prompt]));
    byId.set(language, prompts);
  }
  return prompts.get(id);
}
