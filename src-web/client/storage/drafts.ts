import { forgetKept, keep, kept } from "./device.ts";

/**
 * Keys under which texts are kept: those of a stage, which end with it, and those for a later stage of the
 * same game.
 */
type Shelf = "hubbub.drafts" | "hubbub.later";

/** Half-written texts, by the name of their box. */
type Texts = Readonly<Record<string, string>>;

/** What is kept: the texts of one place at a time, so that nothing old stays on the device. */
interface Drafts {
  readonly place: string;
  readonly texts: Texts;
}

/** Returns the texts of this place. Those of another place are outdated and are deleted. */
function textsOf(place: string, shelf: Shelf): Texts {
  const text = kept(shelf);
  if (text === null) return {};
  try {
    // SAFETY: only `keepDraft` writes this key.
    const drafts = JSON.parse(text) as Drafts;
    if (drafts.place === place) return drafts.texts;
  } catch {
    // Not valid JSON.
  }
  forgetKept(shelf);
  return {};
}

/** Returns what had been written in this box before the page was closed; undefined: nothing. */
export function draftOf(
  place: string,
  box: string,
  shelf: Shelf = "hubbub.drafts",
): string | undefined {
  return textsOf(place, shelf)[box];
}

/** Keeps the text of a box until it is sent or its place is over. An empty text is not kept. */
export function keepDraft(
  place: string,
  box: string,
  text: string,
  shelf: Shelf = "hubbub.drafts",
): void {
  const { [box]: _before, ...others } = textsOf(place, shelf);
  const texts: Texts = text === "" ? others : { ...others, [box]: text };
  if (Object.keys(texts).length === 0) forgetKept(shelf);
  else keep(shelf, JSON.stringify({ place, texts } satisfies Drafts));
}

/** Deletes the drafts of this place. */
export function endDrafts(place: string): void {
  if (Object.keys(textsOf(place, "hubbub.drafts")).length > 0) forgetKept("hubbub.drafts");
}
