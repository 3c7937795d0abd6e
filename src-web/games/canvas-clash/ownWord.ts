import type { CanvasPrivate } from "../../../src-rooms/games/canvas-clash/types.ts";
import { intlTag, type Language } from "../../../src-shared/catalog/languages.ts";

export type PainterHand = Extract<CanvasPrivate, { role: "painter" }>;
export type GuesserHand = Extract<CanvasPrivate, { role: "guesser" }>;

/** A word and its language, for the `lang` attribute. */
interface SpokenWord {
  readonly text: string;
  readonly lang: string | undefined;
}

/** Returns the painter's word in the phone's language where it exists, otherwise as the room sent it. */
export function ownWord(
  { word, words }: Pick<PainterHand, "word" | "words">,
  language: Language,
): SpokenWord {
  const own = words[language];
  return own === undefined
    ? { text: word, lang: undefined }
    : { text: own, lang: intlTag(language) };
}
