import { describe, expect, it } from "vitest";
import "../../../../src-rooms/games/sync-think/builtIn.ts";
import { syncContent } from "../../../../src-rooms/games/sync-think/content.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import {
  CUE,
  groups,
  privateViewOf,
  level,
  packOf,
  revealed,
  say,
  seen,
  SIXTEEN,
  stagesUntil,
  thinkers,
} from "../../../support/syncStories.ts";
import type { Table } from "../../../support/table.ts";

const ROUND = { numberOfRounds: 1 };

/** The length of the stage that has just begun, s. */
function seconds(table: Table): number {
  const { startedAt, endsAt } = table.topic("timer");
  return ((endsAt ?? 0) - startedAt) / 1_000;
}

describe("levels of a round", () => {
  it("[SY1] go CUE, THINK, REVEAL up to the last level, then the round is over", () => {
    const { table } = thinkers(["Ada", "Bo", "Cy"], {
      ...ROUND,
      syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 2 },
    });
    expect(stagesUntil(table, "ROUND_SUMMARY")).toEqual([
      "THINK",
      "REVEAL",
      "CUE",
      "THINK",
      "REVEAL",
      "ROUND_SUMMARY",
    ]);
  });

  it("[SY1] take 3 s to show the cue, 25 then 20 s to think, 13 s to reveal", () => {
    const { table } = thinkers(["Ada", "Bo"], ROUND);
    expect(seconds(table)).toBe(25);
    table.until("REVEAL");
    expect(seconds(table)).toBe(13);
    table.until("CUE");
    expect(seconds(table)).toBe(3);
    table.until("THINK");
    expect(seconds(table)).toBe(20);
  });

  it("[SY1] are as many as the host chose, otherwise seven", () => {
    expect(seen(thinkers(["Ada", "Bo"]).table).bonuses).toHaveLength(7);
    const { table } = thinkers(["Ada", "Bo"], {
      syncThinkSettings: { closeMatchEnabled: false, maximumLevels: 3 },
    });
    expect(seen(table).bonuses).toHaveLength(3);
    expect(seen(table).closeMatch).toBe(false);
  });

  it("[SY2] show two words to everybody", () => {
    const { table, ids } = thinkers(["Ada", "Bo"]);
    expect([...seen(table).cue].toSorted()).toEqual([...CUE].toSorted());
    expect(privateViewOf(table, ids[0])).toEqual({});
  });
});

describe("the first cue", () => {
  it("[SY3] is made of the words of the host's packs, each once", () => {
    const words = ["Banjo", "gazebo", "oboe", "sphinx", "yodel", "Kimono"];
    const { table } = thinkers(
      ["Ada", "Bo"],
      { numberOfRounds: 3, syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 1 } },
      [
        packOf(words.slice(0, 3), "one"),
        packOf([...words.slice(3), "BANJO!", "the end of the long long long road", "🎉"], "two"),
      ],
    );
    const cues: string[] = [];
    for (let round = 1; round <= 3; round++) {
      table.until("THINK");
      cues.push(...seen(table).cue);
      table.until("REVEAL");
    }
    expect(cues.toSorted()).toEqual(words.toSorted());
  });

  it("[SY3] is in the language of its pack, and the next one in that of the players", () => {
    const { table, ids } = thinkers(["Ada", "Bo"], ROUND, [
      { ...packOf(["Eichhorn", "Laubfrosch"]), language: "de" },
    ]);
    expect(seen(table)).toMatchObject({ language: "en", cueLanguages: ["de", "de"] });
    // Nobody writes anything, so the two words stay.
    table.until("REVEAL");
    expect(seen(table).cueLanguages).toEqual(["de", "de"]);
    table.until("THINK");
    expect(seen(table).cueLanguages).toEqual(["de", "de"]);
    level(table, ids, ["acorn", "pond"]);
    table.until("CUE");
    expect(seen(table).cue).toEqual(["acorn", "pond"]);
    expect(seen(table)).not.toHaveProperty("cueLanguages");
  });

  it("[SY3] leaves out words of a pack that the room's filter refuses", () => {
    const { table } = thinkers(["Ada", "Bo"], { filterLevel: "strict" }, [
      packOf(["bollocks", "Banjo", "gazebo"]),
    ]);
    expect([...seen(table).cue].toSorted()).toEqual(["Banjo", "gazebo"]);
  });

  it("[SY3] comes from the language's own list if there are no packs, another one each round", () => {
    const { table } = thinkers(
      ["Ada", "Bo"],
      {
        language: "pl",
        numberOfRounds: 7,
        syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 1 },
      },
      [],
    );
    const cues: string[] = [];
    for (let round = 1; round <= 7; round++) {
      table.until("THINK");
      cues.push(seen(table).cue.join("+"));
      table.until("REVEAL");
    }
    const known = syncContent("pl").pairs.map((pair) => pair.join("+"));
    expect(new Set(cues).size).toBe(7);
    for (const cue of cues) expect(known).toContain(cue);
  });
});

describe("the next cue", () => {
  it("[SY4] links exactly both words of two players", () => {
    const { table, ids } = thinkers(["Ada", "Bo"]);
    level(table, ids, ["banjo", "gazebo"]);
    table.until("THINK");
    expect(seen(table)).toMatchObject({ level: 1, cue: ["banjo", "gazebo"] });
  });

  it("[SY4] links the two most frequent different answers", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D", "E", "F"]);
    level(table, ids, ["oboe", "banjo", "yodel", "banjo", "oboe", "banjo"]);
    table.until("THINK");
    expect(seen(table).cue).toEqual(["banjo", "oboe"]);
  });

  it("[SY4] prefers words of people who are not in sync yet among equally frequent ones", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D", "E"]);
    level(table, ids, ["oboe", "oboe", "oboe", "banjo", "yodel"]);
    level(table, ids, ["sphinx", "gazebo", "walrus", "tango", "polka"]);
    table.until("THINK");
    expect([...seen(table).cue].toSorted()).toEqual(["polka", "tango"]);
  });

  it("[SY4] keeps a word of the previous cue if there is only one answer", () => {
    const { table, ids } = thinkers(["Ada", "Bo"]);
    level(table, ids, ["banjo", ""]);
    table.until("THINK");
    const [one, other] = seen(table).cue;
    expect(one).toBe("banjo");
    expect(CUE).toContain(other);
  });

  it("[SY4] passes over a word that may not be shown", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["asshole", "gazebo", "banjo"]);
    table.until("THINK");
    expect([...seen(table).cue].toSorted()).toEqual(["banjo", "gazebo"]);
  });
});

describe("a word", () => {
  it("[SY5] may be changed until the stage ends, and counts as done once it is sent", () => {
    const { table, ids } = thinkers(["Ada", "Bo"]);
    const [ada, bo] = ids;
    expect(say(table, ada, "  banjo ")).toBe("ok");
    expect(privateViewOf(table, ada)).toEqual({ word: "banjo" });
    expect(table.topic("stage").done).toEqual({ [ada]: true });
    expect(say(table, ada, "gazebo")).toBe("ok");
    expect(say(table, bo, "gazebo")).toBe("ok");
    table.wait(1_500);
    expect(table.stage).toBe("REVEAL");
    expect(groups(table)).toEqual([["sync", "gazebo", [ada, bo]]]);
    expect(say(table, ada, "banjo")).toBe("stage_over");
  });

  it("[SY5] is still needed from players who are in sync", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["banjo", "banjo", "oboe"]);
    table.until("THINK");
    expect(Object.keys(table.topic("stage").waitingFor)).toHaveLength(3);
  });

  it("[SY5] has one to thirty characters and a letter or digit; anything else is refused", () => {
    const { table, ids } = thinkers(["Ada", "Bo"]);
    const [ada] = ids;
    for (const bad of ["", "   ", "?!…", "🎉🎉", "\u0000\u0007", "\u202e", "x".repeat(31)]) {
      expect(say(table, ada, bad), JSON.stringify(bad)).toBe("invalid_move");
    }
    for (const bad of ["y".repeat(10_000), 7, null, ["banjo"], { length: 3 }]) {
      expect(table.move(ada, { type: "word", word: bad })).toBe("invalid_move");
    }
    expect(table.move(ada, { word: "banjo" })).toBe("invalid_move");
    expect(table.move(ada, "banjo")).toBe("invalid_move");
    expect(table.topic("stage").done).toEqual({});
    expect(say(table, ada, "x".repeat(30))).toBe("ok");
  });

  it("[SY5] is cleaned of stacked accents and direction marks; tags are just text", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D"]);
    const [a, b, c, d] = ids;
    say(table, a, `z${"\u0335".repeat(20)}algo`);
    say(table, b, "\u202eשלום\u202c");
    say(table, c, "<img src=x onerror=1>");
    say(table, d, "a\nb\u0000c");
    expect(privateViewOf(table, a).word).toBe("z\u0335\u0335algo");
    expect(privateViewOf(table, b).word).toBe("שלום");
    expect(privateViewOf(table, c).word).toBe("<img src=x onerror=1>");
    expect(privateViewOf(table, d).word).toBe("a bc");
  });

  it("[SY5] is accepted in THINK only, and only from players", () => {
    const { table, ids } = thinkers(SIXTEEN);
    const [ada] = ids;
    const watcher = table.join("Zoe", { audience: true });
    expect(say(table, watcher, "banjo")).toBe("not_your_turn");
    expect(table.hand(watcher)).toBeUndefined();
    table.until("REVEAL");
    expect(say(table, ada, "banjo")).toBe("stage_over");
    table.until("CUE");
    expect(say(table, ada, "banjo")).toBe("stage_over");
  });

  it("[SY6] that was on screen in this round is forbidden until the next one", () => {
    const { table, ids } = thinkers(["A", "B", "C"], {}, [packOf([...CUE, "igloo", "waffle"])]);
    const [a] = ids;
    const cue = seen(table).cue;
    expect(say(table, a, cue[0].toUpperCase())).toBe("word_used");
    expect(say(table, a, `the ${cue[1]}s`)).toBe("word_used");
    level(table, ids, ["banjo", "gazebo", "yodel"]);
    table.until("THINK");
    for (const used of [...cue, "Banjos", "gazebo", "the yodel"]) {
      expect(say(table, a, used), used).toBe("word_used");
    }
    expect([...seen(table).forbidden].toSorted()).toEqual(
      [...cue, "banjo", "gazebo", "yodel"].toSorted(),
    );
    table.until("ROUND_SUMMARY");
    table.until("THINK");
    expect(seen(table).forbidden).toEqual([...seen(table).cue]);
    expect(say(table, a, "yodel")).toBe("ok");
  });

  it("[SY6] that was not shown is not forbidden, so that no refusal reveals it", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["asshole", "gazebo", "yodel"]);
    table.until("THINK");
    expect(seen(table).forbidden).not.toContain("asshole");
    expect(say(table, ids[0], "asshole")).toBe("ok");
  });
});

describe("matches", () => {
  it("[SY7] are one entry a group, under the most frequent spelling", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D", "E", "F"]);
    const [a, b, c, d, e, f] = ids;
    level(table, ids, ["Banjos", "the banjo", "gazebo", "banjo", "gazebos", "yodel"]);
    expect(groups(table)).toEqual([
      ["sync", "Banjos", [a, b, d]],
      ["sync", "gazebo", [c, e]],
      ["struck", "yodel", [f]],
    ]);
    table.until("THINK");
    expect(seen(table).ladder[0]?.entries).toEqual([
      { level: 0, matchingPlayerIds: [a, b, d], text: "Banjos" },
      { level: 0, matchingPlayerIds: [c, e], text: "gazebo" },
    ]);
  });

  it("[SY7] extend from word to word, in any order", () => {
    const chain = ["marmolade", "marmelade", "marmalades"];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 2, 1],
    ]) {
      const { table, ids } = thinkers(["A", "B", "C"]);
      level(
        table,
        ids,
        order.map((at) => chain[at] ?? ""),
      );
      expect(groups(table).map(([outcome, , who]) => [outcome, who.length])).toEqual([["sync", 3]]);
    }
  });

  it("[SY9] are strict when the host switches close matches off", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D"], {
      syncThinkSettings: { closeMatchEnabled: false, maximumLevels: 7 },
    });
    level(table, ids, ["banjo", "banjos", "BANJO ", "the banjo"]);
    expect(groups(table).map(([outcome]) => outcome)).toEqual(["sync", "struck", "struck"]);
  });
});

describe("words", () => {
  it("[SY8] leave the room in their reveal, not before, except to the phone they came from", () => {
    const { table, ids } = thinkers(["Ada", "Bo", "Cy"]);
    const [ada, bo, cy] = ids;
    say(table, ada, "banjo");
    say(table, bo, "gazebo");
    const others = (me: PlayerId) =>
      ids.filter((id) => id !== me).map((id) => JSON.stringify(table.hand(id)));
    expect(table.publicText()).not.toMatch(/banjo|gazebo/);
    expect(others(ada).join("")).not.toContain("banjo");
    expect(others(bo).join("")).not.toContain("gazebo");
    expect(privateViewOf(table, ada).word).toBe("banjo");
    say(table, cy, "oboe");
    table.until("REVEAL");
    expect(table.publicText()).toMatch(/banjo.*gazebo|gazebo.*banjo/);
    expect(revealed(table).groups).toHaveLength(3);
  });

  it("[SY8] stay secret after the room slept and woke", () => {
    const { table, ids } = thinkers(["Ada", "Bo"]);
    say(table, ids[0], "banjo");
    // SAFETY: a room's state is plain JSON.
    table.state = JSON.parse(JSON.stringify(table.state)) as typeof table.state;
    expect(table.publicText()).not.toContain("banjo");
    expect(privateViewOf(table, ids[0]).word).toBe("banjo");
    say(table, ids[1], "banjo");
    table.until("REVEAL");
    expect(revealed(table).outcome).toBe("synced");
  });
});

it("[SY8] a report of somebody's word shows the host's phone nothing while people still think", () => {
  const { table, ids } = thinkers(["Ada", "Bo", "Cy"], ROUND);
  const [ada, bo] = ids;
  say(table, bo, "lighthouse");
  const words = (table.games.SYNC_THINK?.backstage?.(table.state.game?.state) ?? []).map(
    ({ id }) => id,
  );
  expect(words).toHaveLength(1);
  const report = () =>
    table.tryAs(
      { kind: "player", playerId: ada },
      { topic: "report", body: { itemId: words[0] ?? "" } },
    );
  expect(report()).toBe("not_found");
  expect(table.backstage(ada)).toBeUndefined();
  table.until("REVEAL");
  expect(report()).toBe("ok");
});
