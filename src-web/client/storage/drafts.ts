import { forgetKept, keep, kept } from "./device.ts";

/** Where texts are kept: of a stage, which end with it, and those for a later one of the same game. */
type Shelf = "hubbub.drafts" | "hubbub.later";

/** Half-written texts by the name of their box. */
type Texts = Readonly<Record<string, string>>;

/** What is kept: one place at a time, so that nothing old stays on the device. */
interface Drafts {
  readonly place: string;
  readonly texts: Texts;
}

/** The texts of this place. Those of another are over: they are forgotten. */
function textsOf(place: string, shelf: Shelf): Texts {
  const text = kept(shelf);
  if (text === null) return {};
  try {
    // SAFETY: only `keepDraft` writes this key.
    const drafts = JSON.parse(text) as Drafts;
    if (drafts.place === place) return drafts.texts;
  } catch {
    // Not ours any more.
  }
  forgetKept(shelf);
  return {};
}

/** What somebody had written in this box when the page went; undefined: nothing. */
export function draftOf(
  place: string,
  box: string,
  shelf: Shelf = "hubbub.drafts",
): string | undefined {
  return textsOf(place, shelf)[box];
}

/** Keep what stands in a box, until it is sent or its place is over. An empty one is not worth it. */
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

/** Forget everything written at this place. */
export function endDrafts(place: string): void {
  if (Object.keys(textsOf(place, "hubbub.drafts")).length > 0) forgetKept("hubbub.drafts");
}
