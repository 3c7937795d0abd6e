import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Rating } from "../../src-shared/catalog/settings.ts";
import { ROOT } from "../wrangler.ts";

/** A prompt of REQUIP as stored in its file. */
export interface Prompt {
  readonly id: string;
  readonly prompt: string;
  readonly rating: Rating;
  readonly answers: readonly string[];
}

/** A word of CANVAS_CLASH as stored in its file. */
export interface Word {
  readonly id: string;
  readonly word: string;
  readonly level: "easy" | "medium" | "hard";
  readonly also?: readonly string[];
}

/** All content written in one language. */
export interface Banks {
  readonly requip: {
    readonly anyAnswers: readonly string[];
    readonly prompts: readonly Prompt[];
  };
  readonly words: readonly Word[];
  readonly sync: {
    readonly pairs: readonly (readonly [string, string])[];
    readonly associations: Readonly<Record<string, readonly string[]>>;
    readonly synonyms: readonly (readonly string[])[];
  };
  readonly captions: {
    readonly any: readonly string[];
    readonly lines: Readonly<Record<string, readonly string[]>>;
  };
  readonly clues: Readonly<Record<string, readonly string[]>>;
  /** Questions of EXPERIMENTS by their id. */
  readonly questions: Readonly<Record<string, string>>;
}

/** The part of a question of EXPERIMENTS that is the same in all languages, in `estimates.json`. */
export interface Estimate {
  readonly id: string;
  readonly answer: number;
  readonly rating: Rating;
  readonly year?: boolean;
}

/** Reads a content file as it is now. */
export function contentFile(name: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, "src-rooms/content", `${name}.json`), "utf8"));
}

/** Every question of EXPERIMENTS without its text. */
export function estimates(): readonly Estimate[] {
  // SAFETY: test/rooms/games/nearest/content.test.ts checks every line of this file.
  return contentFile("estimates") as readonly Estimate[];
}

/** Reads the content of this language from the files as they are now. */
export function banksOf(language: Language): Banks {
  const { clues } = contentFile(`${language}/ab-thinking`) as Pick<Banks, "clues">;
  // SAFETY: the content tests of each game check every line of these files against these shapes.
  return {
    requip: contentFile(`${language}/requip`),
    words: contentFile(`${language}/canvas-clash`),
    sync: contentFile(`${language}/sync-think`),
    captions: contentFile(`${language}/snaption`),
    clues,
    questions: contentFile(`${language}/nearest`),
  } as Banks;
}
