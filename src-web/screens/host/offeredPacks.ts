import type { PackSummary } from "../../../src-shared/api/packs.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";

interface Room {
  readonly userId: string;
  readonly language: Language;
  readonly chosen: readonly string[];
}

/**
 * Packs to offer for a game, in order: the host's own in the game's language, the host's others,
 * then public ones in the game's language. What is chosen is always there, to be taken out again;
 * packs without entries never are.
 */
export function offeredPacks(
  packs: readonly PackSummary[],
  { userId, language, chosen }: Room,
): readonly PackSummary[] {
  const place = ({ ownerId, language: spoken }: PackSummary) => {
    if (ownerId !== userId) return 2;
    return spoken === language ? 0 : 1;
  };
  return packs
    .filter(
      (pack) =>
        pack.entryCount > 0 &&
        (pack.ownerId === userId || pack.language === language || chosen.includes(pack.id)),
    )
    .toSorted((a, b) => place(a) - place(b));
}
