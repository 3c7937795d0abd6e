import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BuiltInContent } from "../builtInContent.ts";

/** A built-in picture and what is on it, as tags that are the same in every language. */
interface SnapFacts {
  readonly id: string;
  readonly tags: readonly string[];
}

/** Built-in captions in one language. */
export interface CaptionBank {
  /** Lines that fit a picture with this tag. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** Lines that fit nearly any picture. */
  readonly any: readonly string[];
}

/** Everything the rules and robots know about pictures. */
export interface SnaptionContent {
  readonly photoIds: readonly string[];
  tagsOf(photoId: string): readonly string[];
  /** Lines for these tags, followed by those that fit any picture. */
  linesFor(tags: readonly string[], language: Language): readonly string[];
}

/** Combines pictures and caption banks into the game's content. */
export function snaptionContent(
  snaps: readonly SnapFacts[],
  banks: Readonly<Partial<Record<Language, BuiltInContent<CaptionBank>>>>,
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
