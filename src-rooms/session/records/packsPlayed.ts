import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { GameSettings } from "../../../src-shared/catalog/settings.ts";
import { entryKey, lineId, pictureKey } from "../../../src-shared/text/packEntries.ts";
import type { Fared } from "../../games/game.ts";
import type { PackPlayed } from "../model/inputs.ts";

/** What the owners of a game's packs are told of it: numbers, and nothing about who played. */
export function packsPlayed(
  packs: readonly PackContent[],
  { wordPackIds }: Pick<GameSettings, "wordPackIds">,
  fared: readonly Fared[],
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
      const shown: Record<string, number> = {};
      const flat: Record<string, number> = {};
      for (const one of fared) {
        const key = keys.get(one.id);
        if (key === undefined) continue;
        shown[key] = (shown[key] ?? 0) + 1;
        if (one.flat) flat[key] = (flat[key] ?? 0) + 1;
      }
      return { packId, shown, flat };
    });
}
