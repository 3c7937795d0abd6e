import type { PackSummary } from "../../../src-shared/api/packs.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";

/** A pack and the kind of the list it came from. */
export interface OfferedPack extends PackSummary {
  readonly kind: PackKind;
}

interface Room {
  readonly userId: string;
  /** Kinds of packs the game can use. */
  readonly kinds: readonly PackKind[];
  readonly language: Language;
  readonly chosen: readonly string[];
}

/**
 * Returns the packs to offer for a game, in order: the host's own in the game's language, the host's others,
 * then public ones in the game's language. Chosen packs are always included, so that they can be removed;
 * packs without entries and unchosen packs of a kind the game cannot use never are.
 */
export function offeredPacks(
  packs: readonly OfferedPack[],
  { userId, kinds, language, chosen }: Room,
): readonly OfferedPack[] {
  const place = ({ ownerId, language: spoken }: PackSummary) => {
    if (ownerId !== userId) return 2;
    return spoken === language ? 0 : 1;
  };
  return packs
    .filter(
      (pack) =>
        pack.entryCount > 0 &&
        (chosen.includes(pack.id) ||
          (kinds.includes(pack.kind) && (pack.ownerId === userId || pack.language === language))),
    )
    .toSorted((a, b) => place(a) - place(b));
}
