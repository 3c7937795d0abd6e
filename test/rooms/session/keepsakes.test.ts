import { describe, expect, it } from "vitest";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import { Table } from "../../support/table.ts";
import { toyGame } from "../../support/toy-game/rules.ts";

const GAMES = { SYNC_THINK: toyGame };
const CHEESE: PackContent = {
  packId: "cheese",
  kind: "word",
  name: "Cheese",
  language: "en",
  entries: ["Gouda", "Brie"],
};
const BREAD: PackContent = { ...CHEESE, packId: "bread", name: "Bread", entries: ["Rye"] };
const JAM: PackContent = { ...CHEESE, packId: "jam", name: "Jam", entries: ["Plum"] };

function toyTable(): Table {
  return new Table({ gameType: "SYNC_THINK", games: GAMES });
}

describe("packs", () => {
  it("[SE19] reach the game in the order the host chose them, only those that were chosen", () => {
    let got: readonly string[] = [];
    const start: typeof toyGame.start = (setup, ctx) => {
      got = setup.packs.map(({ packId }) => packId);
      return toyGame.start(setup, ctx);
    };
    const games = { SYNC_THINK: { ...toyGame, start } };
    const table = new Table({ gameType: "SYNC_THINK", games });
    table.robot();
    table.robot();
    const wordPackIds = ["bread", "cheese"];
    table.do({ type: "packs", ids: [...wordPackIds, "jam"], packs: [JAM, CHEESE, BREAD] });
    table.start({ includeTutorial: false, wordPackIds });
    expect(got).toEqual(wordPackIds);
  });

  it("[SE19] that are gone do not keep a game from starting", () => {
    const table = toyTable();
    table.robot();
    table.robot();
    table.do({ type: "packs", ids: ["gone"], packs: [] });
    table.start({ includeTutorial: false, wordPackIds: ["gone"] });
    expect(table.stage).toBe("GUESS");
    expect(table.topic("stage").view).not.toHaveProperty("word");
  });
});

describe("what players made", () => {
  function played() {
    const table = toyTable();
    const [ada, ben] = [table.join("Ada"), table.join("Ben")];
    table.start({ includeTutorial: false, numberOfRounds: 1 });
    for (const id of [ada, ben]) table.move(id, { guess: 7 });
    table.until("GAME_END");
    return { table, ada, ben };
  }
  const toldOf = (table: Table) =>
    table.outbox.flatMap((row) =>
      row.kind === "keepsakes" ? [row.body.keepsakes.map(({ id }) => id)] : [],
    );

  it("[SE20] stays on the podium and is sent to the profiles", () => {
    const { table, ada, ben } = played();
    const ids = [`guess-${ada}`, `guess-${ben}`];
    expect(table.topic("gameEnd").keepsakes.map(({ id }) => id)).toEqual(ids);
    expect(toldOf(table)).toEqual([ids]);
    table.until("LOBBY");
    expect(table.topic("gameEnd").keepsakes).toHaveLength(2);
  });

  it("[SE20] may be removed by the person who made it, and by nobody else", () => {
    const { table, ada, ben } = played();
    const remove = (keepsakeId: string) =>
      ({ topic: "removeKeepsake", body: { keepsakeId } }) as const;
    const mine = `guess-${ada}`;
    expect(table.tryAs({ kind: "player", playerId: ben }, remove(mine))).toBe("not_yours");
    expect(table.tryAs({ kind: "host" }, remove(mine))).toBe("not_yours");
    expect(table.tryAs({ kind: "player", playerId: ada }, remove("no-such"))).toBe("not_found");
    expect(table.tryAs({ kind: "player", playerId: ada }, remove(mine))).toBe("ok");
    expect(table.topic("gameEnd").keepsakes.map(({ id }) => id)).toEqual([`guess-${ben}`]);
    expect(toldOf(table).at(-1)).toEqual([`guess-${ben}`]);
    expect(table.tryAs({ kind: "player", playerId: ada }, remove(mine))).toBe("not_found");
  });

  it.each(["quit", "kicked"] as const)(
    "[SE20] may be removed from the podium even by a maker who was %s",
    (how) => {
      const { table, ada, ben } = played();
      if (how === "quit") table.do({ type: "quit", playerId: ben });
      else table.host({ topic: "requestPlayerKick", body: { playerId: ben } });
      const take = (of: number) =>
        table.tryAs(
          { kind: "player", playerId: ben },
          { topic: "removeKeepsake", body: { keepsakeId: `guess-${of}` } },
        );
      expect([take(ada), take(ben)]).toEqual(["not_yours", "ok"]);
      expect(table.topic("gameEnd").keepsakes.map(({ id }) => id)).toEqual([`guess-${ada}`]);
      expect(
        table.tryAs({ kind: "player", playerId: ben }, { topic: "reel", body: { on: true } }),
      ).toBe(how === "quit" ? "player_not_found" : "kicked");
    },
  );
});
