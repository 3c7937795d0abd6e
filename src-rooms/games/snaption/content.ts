import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { HouseContent } from "../houseContent.ts";

/** A picture of the house and what is on it, as words that are the same in every language. */
interface SnapFacts {
  readonly id: string;
  readonly tags: readonly string[];
}

/** Captions of the house in one language. */
export interface CaptionBank {
  /** Lines that fit a picture with this tag. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** Lines that fit nearly any picture. */
  readonly any: readonly string[];
}

/** All that rules and robots know about pictures. */
export interface SnaptionContent {
  readonly photoIds: readonly string[];
  tagsOf(photoId: string): readonly string[];
  /** Lines for these tags, the fitting ones first. */
  linesFor(tags: readonly string[], language: Language): readonly string[];
}

/** Makes the content of facts and lines. */
export function snaptionContent(
  snaps: readonly SnapFacts[],
  banks: Readonly<Partial<Record<Language, HouseContent<CaptionBank>>>>,
): SnaptionContent {
  const tags = new Map(snaps.map((one) => [one.id, one.tags]));
  return {
    photoIds: snaps.map(({ id }) => id),
    tagsOf: (id) => tags.get(id) ?? [],
    linesFor: (wanted, language) => {
      const bank = banks[language]?.();
      return bank ? [...wanted.flatMap((tag) => bank.lines[tag] ?? []), ...bank.any] : [];
    },
  };
}
