import { describe, expect, it } from "vitest";
import { GAME_FACTS, GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { PACK_KINDS, type PackKind } from "../../../src-shared/catalog/packs.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { Table } from "../../support/table.ts";

const ENTRIES = ["Marmalade", "Lighthouse", "Submarine", "Trombone"];

/** A room that has just started the game with these settings, with a pack of `kind` among its packs. */
function begun(gameType: GameType, settings: object, kind?: PackKind): Table {
  const table = new Table({ gameType });
  for (const name of ["Ada", "Ben", "Cleo", "Dan"]) table.join(name);
  if (kind) {
    const pack = { packId: "ours", kind, name: "Ours", language: "en" as const, entries: ENTRIES };
    table.do({ type: "packs", ids: ["ours"], packs: [pack] });
  }
  table.start({ includeTutorial: false, ...settings });
  return table;
}

/** The complete state of the game at its start. */
const knowledge = (table: Table) => JSON.stringify(table.state.game?.state);

describe("the settings of a game", () => {
  describe.each(GAME_TYPES)("%s", (gameType) => {
    const facts = GAME_FACTS[gameType];

    it.each(PACK_KINDS)("offer packs of the kind %s if it plays with what they hold", (kind) => {
      const known = knowledge(begun(gameType, { wordPackIds: ["ours"] }, kind));
      const kinds: readonly PackKind[] = facts.packs;
      expect(
        ENTRIES.some((entry) => known.includes(entry)),
        "To fix it: list in the record's `packs` the kinds that the rules read.",
      ).toBe(kinds.includes(kind));
    });

    it("ask who is playing if that decides what is played", () => {
      const [family, adult] = ["family", "adult"].map((rating) =>
        knowledge(begun(gameType, { rating })),
      );
      expect(
        family !== adult,
        "To fix it: set the record's `isRated` to whether the rules read the rating.",
      ).toBe(facts.isRated);
    });

    it("ask about a backstage if its rules have something to look at", () => {
      expect(
        GAMES[gameType].backstage !== undefined,
        "To fix it: set the record's `hasBackstage` to whether the rules have one.",
      ).toBe(facts.hasBackstage);
    });
  });
});
