import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { GameSettings } from "../../../src-shared/catalog/settings.ts";
import { entryKey, lineId, pictureKey } from "../../../src-shared/text/packEntries.ts";
import type { EntryResult } from "../../games/game.ts";
import type { PackPlayed } from "../model/inputs.ts";

/** What the owners of a game's packs learn about it: numbers, and nothing about who played. */
export function packsPlayed(
  packs: readonly PackContent[],
  { wordPackIds }: Pick<GameSettings, "wordPackIds">,
  fared: readonly EntryResult[],
): PackPlayed[] {
  return packs
    .filter(({ packId }) => wordPackIds.includes(packId))
    .map(({ packId, kind, entries }) => {
      const keys = new Map(
        entries.map((entry) => [
          kind === "picture" ? pictureKey(entry) : lineId(entry),
          entryKey(entry),
        ]),
      );
      // A map and not an object, since every object already has a key "constructor".
      const counted = (some: readonly EntryResult[]) => {
        const counts = new Map<string, number>();
        for (const { id } of some) {
          const key = keys.get(id);
          if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        return Object.fromEntries(counts);
      };
      return { packId, shown: counted(fared), flat: counted(fared.filter((one) => one.flat)) };
    });
}
