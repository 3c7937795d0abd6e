import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom, seeded } from "../../../src-rooms/games/random.ts";
import { patched, statePatch, type StatePatch } from "../../../src-rooms/room/statePatch.ts";
import { GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { SIMULATED_GAMES } from "../../support/simulatedGames.ts";
import { tapReady } from "../../support/simulatedGame.ts";
import { Table } from "../../support/table.ts";

const written = (value: unknown): string => JSON.stringify(value);

/** The state of a room that stored the patch, slept and woke. */
function awake(before: unknown, after: unknown): unknown {
  const stored = JSON.parse(written(before)) as unknown;
  const patch = statePatch(before, after);
  if (!patch) return stored;
  return patched(stored, JSON.parse(written(patch)) as StatePatch);
}

/** Few keys, so that two values share some. Among them are dangerous ones and ones that engines sort. */
const key = fc.constantFrom("a", "b", "c", "7", "3", "__proto__", "toString");
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, "x", "ż"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 5 }),
  ),
}));

describe("[PR18] the stored patch of an input", () => {
  it("leads from any value to any other, byte for byte", () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(written(awake(before, after))).toBe(written(after));
      }),
      { numRuns: 2_000 },
    );
  });

  it("is nothing if nothing changed, and small if little did", () => {
    const seats = { 1: { alias: "Ada" }, 2: { alias: "Bo" } };
    expect(statePatch({ seats }, { seats: { ...seats } })).toBeUndefined();
    expect(statePatch({ seats, at: 1 }, { seats, at: 2 })).toEqual({ in: { at: { set: 2 } } });
    expect(statePatch([1, 2], [1, 2, 3])).toEqual({ add: [["2", 3]] });
  });

  it("leaves the value that it is applied to unchanged", () => {
    const before = { list: [{ a: 1 }], gone: true };
    patched(before, { gone: ["gone"], in: { list: { in: { 0: { in: { a: { set: 2 } } } } } } });
    expect(before).toEqual({ list: [{ a: 1 }], gone: true });
  });

  it.each([...GAME_TYPES])("follows a whole game of %s, input by input", (gameType) => {
    const game = SIMULATED_GAMES.find((each) => each.gameType === gameType);
    const table = new Table({ gameType });
    const random = randomFrom(seeded([5, 6, 7]));
    const players = Array.from({ length: 4 }, (_, at) => table.join(`Player ${at + 1}`));
    let stored = written(table.state);
    let known = table.state;
    const follow = () => {
      const patch = statePatch(known, table.state);
      if (patch)
        stored = written(patched(JSON.parse(stored), JSON.parse(written(patch)) as StatePatch));
      known = table.state;
      expect(stored).toBe(written(known));
    };
    table.start({ includeTutorial: false });
    for (let steps = 0; table.stage !== "GAME_END" && steps < 400; steps++) {
      for (const id of players) {
        if (!tapReady(table, id)) game?.saneMove(table, id, random);
        follow();
      }
      if (steps % 2 === 1) table.tick();
      follow();
    }
  });
});
