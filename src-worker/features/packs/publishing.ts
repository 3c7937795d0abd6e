import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import type { Rating } from "../../../src-shared/catalog/settings.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { Problem } from "../../shared/problem.ts";
import type { PackRow } from "./pack.repository.ts";

interface Texts {
  readonly name: string;
  readonly language: Language;
  readonly rating: Rating;
  readonly entries: readonly string[];
}

/**
 * Ensures that everybody may see this pack: its name and entries have to pass the text filter, the strict one
 * for family packs. Refuses with pack_not_allowed.
 */
export function requireFit(kind: PackKind, { name, language, rating, entries }: Texts): void {
  const level = rating === "family" ? "strict" : "moderate";
  const texts = kind === "picture" ? [name] : [name, ...entries];
  if (!texts.every((text) => isAllowed(text, [language], level))) {
    throw new Problem("pack_not_allowed");
  }
}

/** Whether everybody sees this pack. */
export function isShown({ isPublic, isHidden }: Pick<PackRow, "isPublic" | "isHidden">): boolean {
  return isPublic && !isHidden;
}
