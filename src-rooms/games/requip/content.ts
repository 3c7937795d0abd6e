import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Rating } from "../../../src-shared/catalog/settings.ts";
import type { BuiltInContent } from "../builtInContent.ts";

/** A prompt to write a quip for. */
interface RequipPrompt {
  /** Unique within its language; languages that share the idea share the id. */
  readonly id: string;
  readonly prompt: string;
  readonly rating: Rating;
  /** Plausible answers, for the Requip button and for robots. */
  readonly answers: readonly string[];
}

/** The prompts and answers of one language. */
export interface RequipBank {
  /** Answers that fit nearly any prompt, for when a prompt has none left. */
  readonly anyAnswers: readonly string[];
  /**
   * Prompts about an entry of any theme: `{entry}` stands in quotation marks or alone, so that no language
   * has to inflect it.
   */
  readonly themePrompts: readonly string[];
  readonly prompts: readonly RequipPrompt[];
}

/** Banks registered so far: every language in a room (builtIn.ts), only the reader's own on the lesson page. */
const BANKS = new Map<Language, BuiltInContent<RequipBank>>();

const byId = new Map<Language, ReadonlyMap<string, RequipPrompt>>();

/** Registers the bank of a language. */
export function knowRequip(language: Language, bank: BuiltInContent<RequipBank>): void {
  BANKS.set(language, bank);
  byId.delete(language);
}

/** All built-in content of REQUIP in this language. */
export function requipBank(language: Language): RequipBank {
  const bank = BANKS.get(language);
  if (!bank) throw new Error(`the ${language} prompts of REQUIP were not loaded`);
  return bank();
}

/** A built-in prompt; undefined when this build does not have it. */
export function requipPrompt(language: Language, id: string): RequipPrompt | undefined {
  let prompts = byId.get(language);
  if (!prompts) {
    prompts = new Map(requipBank(language).prompts.map((prompt) => [prompt.id, prompt]));
    byId.set(language, prompts);
  }
  return prompts.get(id);
}
