import type { CanvasPrivate } from "../../../src-rooms/games/canvas-clash/types.ts";
import { intlTag, type Language } from "../../../src-shared/catalog/languages.ts";

export type PainterHand = Extract<CanvasPrivate, { role: "painter" }>;
export type GuesserHand = Extract<CanvasPrivate, { role: "guesser" }>;

/** A word with the language it is in, for `lang`. */
interface SpokenWord {
  readonly text: string;
  readonly lang: string | undefined;
}

/** The painter's word in the language on the phone where it has one there, otherwise as the room says it. */
export function ownWord(
  { word, words }: Pick<PainterHand, "word" | "words">,
  language: Language,
): SpokenWord {
  const own = words[language];
  return own === undefined
    ? { text: word, lang: undefined }
    : { text: own, lang: intlTag(language) };
}
