import { forgetKept, keep, kept } from "./device.ts";

/** Half-written texts by the name of their box. */
type Texts = Readonly<Record<string, string>>;

/** What is kept: one place at a time, so that nothing old stays on the device. */
interface Drafts {
  readonly place: string;
  readonly texts: Texts;
}

/** The texts of this place. Those of another are over: they are forgotten. */
function textsOf(place: string): Texts {
  const text = kept("hubbub.drafts");
  if (text === null) return {};
  try {
    // SAFETY: only `keepDraft` writes this key.
    const drafts = JSON.parse(text) as Drafts;
    if (drafts.place === place) return drafts.texts;
  } catch {
    // Not ours any more.
  }
  forgetKept("hubbub.drafts");
  return {};
}

/** What somebody had written in this box when the page went; undefined: nothing. */
export function draftOf(place: string, box: string): string | undefined {
  return textsOf(place)[box];
}

/** Keep what stands in a box, until it is sent or its place is over. An empty one is not worth it. */
export function keepDraft(place: string, box: string, text: string): void {
  const { [box]: _before, ...others } = textsOf(place);
  const texts: Texts = text === "" ? others : { ...others, [box]: text };
  if (Object.keys(texts).length === 0) forgetKept("hubbub.drafts");
  else keep("hubbub.drafts", JSON.stringify({ place, texts } satisfies Drafts));
}

/** Forget everything written at this place. */
export function endDrafts(place: string): void {
  if (Object.keys(textsOf(place)).length > 0) forgetKept("hubbub.drafts");
}
