import { describe, expect, it } from "vitest";
import { syncBot } from "../../../../src-rooms/games/sync-think/bot.ts";
import "../../../../src-rooms/games/sync-think/builtIn.ts";
import { graphOf } from "../../../../src-rooms/games/sync-think/content.ts";
import type { LadderKeepsake } from "../../../../src-rooms/games/sync-think/types.ts";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { randomFrom, seeded } from "../../../../src-rooms/games/random.ts";
import {
  CUE,
  groups,
  privateViewOf,
  highlightsOf,
  level,
  packOf,
  revealed,
  say,
  seen,
  SIXTEEN,
  stateOf,
  thinkers,
} from "../../../support/syncStories.ts";
import { fallsSilent } from "../../../support/stories.ts";
import { Table } from "../../../support/table.ts";

/** A person and robots in the first THINK. */
function withRobots(count: number, settings: Record<string, unknown> = {}) {
  const table = new Table({ gameType: "SYNC_THINK" });
  const ada = table.join("Ada");
  const robots = Array.from({ length: count }, () => table.robot());
  table.start({ includeTutorial: false, ...settings });
  table.until("THINK");
  return { table, ada, robots };
}

/** The word a robot is going to submit, as the room plans it. */
function planned(table: Table, robot: PlayerId): string {
  // SAFETY: robots of this game plan words.
  return (table.state.clock.robots[robot] as { move: { word: string } }).move.word;
}

describe("robots", () => {
  it("[SY13] do not match among themselves", () => {
    // Robots often agree, so search for a room in which two of them do.
    for (let seed = 1; ; seed++) {
      const table = new Table({ gameType: "SYNC_THINK", seed: [seed, 1, 1] });
      const ada = table.join("Ada");
      const [one, other] = [table.robot(), table.robot()];
      table.start({ includeTutorial: false });
      table.until("THINK");
      if (planned(table, one) !== planned(table, other)) continue;
      say(table, ada, "xylophonist");
      table.until("REVEAL");
      expect(groups(table).map(([outcome, , who]) => [outcome, who.length])).toEqual([
        ["robots", 2],
        ["struck", 1],
      ]);
      expect(revealed(table).gains).toEqual({});
      expect(seen(table).synced).toEqual({});
      return;
    }
  });

  it("[SY13] score in a group with a person, and no round waits for them", () => {
    const { table, ada, robots } = withRobots(3);
    const first = robots[0] ?? ada;
    say(table, ada, planned(table, first));
    table.until("REVEAL");
    expect(table.scores()[first]).toBeGreaterThanOrEqual(1_500);
    expect(table.scores()[ada]).toBe(table.scores()[first]);
    expect(revealed(table).outcome).toBe("synced");
  });

  it("[SY18] say the obvious word six times in ten, otherwise another thought", () => {
    const { table, ada } = withRobots(1);
    const shared = seen(table);
    const random = randomFrom(seeded([4, 5, 6]));
    const said = new Map<string, number>();
    for (let time = 0; time < 2_000; time++) {
      const plan = syncBot(
        { playerId: ada, stage: "THINK", language: "en", hurry: false, shared, privateView: {} },
        random,
      );
      const word = plan?.move.word ?? "";
      said.set(word, (said.get(word) ?? 0) + 1);
    }
    const counts = [...said.values()].sort((a, b) => b - a);
    expect((counts[0] ?? 0) / 2_000).toBeGreaterThan(0.56);
    expect((counts[0] ?? 0) / 2_000).toBeLessThan(0.64);
    expect(said.size).toBeGreaterThanOrEqual(4);
    expect(said.size).toBeLessThanOrEqual(6);
  });

  it("[SY18] say a word that one or both words of the cue bring to mind", () => {
    const { table, ada } = withRobots(1, {});
    const shared = { ...seen(table), cue: ["dog", "cat"] as const, forbidden: ["dog", "cat"] };
    const random = randomFrom(seeded([1, 1, 1]));
    const graph = graphOf("en");
    const plan = () =>
      syncBot(
        { playerId: ada, stage: "THINK", language: "en", hurry: false, shared, privateView: {} },
        random,
      );
    for (let time = 0; time < 50; time++) {
      const word = plan()?.move.word ?? "";
      const near = [...graph.links].flatMap(([key, words]) =>
        key === "dog" || key === "cat" || words.includes("dog") || words.includes("cat")
          ? [key, ...words]
          : [],
      );
      expect(near).toContain(word);
    }
  });

  it.each(LANGUAGES)(
    "[SY18] are done in time at every level, without ever being refused, in %s",
    (language) => {
      for (let seed = 1; seed <= 3; seed++) {
        const table = new Table({ gameType: "SYNC_THINK", seed: [seed, 2, 3] });
        const ada = table.join("Ada");
        const robots = [table.robot(), table.robot(), table.robot()];
        table.start({ includeTutorial: false, numberOfRounds: 1, language });
        for (let at = 0; at < 7; at++) {
          table.until("THINK");
          // A made-up word in every second level.
          if (at % 2 === 0) say(table, ada, `qwrtz${"abcdefg"[at]}`);
          table.wait(3_100);
          for (const id of robots)
            expect(stateOf(table).said[id], `${language} ${at}`).toBeDefined();
          const used = seen(table).forbidden;
          for (const id of robots) expect(used).not.toContain(stateOf(table).said[id]?.text);
          table.until("REVEAL");
        }
        table.until("ROUND_SUMMARY");
      }
    },
  );

  it("[SY18] find something to say to words that nobody knows", () => {
    const { table, ids } = thinkers(["Ada", "Bo"], {}, [packOf(["Xqzzt", "Wvvkp"])]);
    const shared = seen(table);
    const plan = syncBot(
      { playerId: ids[0], stage: "THINK", language: "en", hurry: false, shared, privateView: {} },
      randomFrom(seeded([1, 2, 3])),
    );
    expect(graphOf("en").frequent).toContain(plan?.move.word);
  });
});

describe("a round", () => {
  it("[SY14] ends when everybody is in sync, at whatever level", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D"]);
    level(table, ids, ["banjo", "banjo", "oboe", "yodel"]);
    expect(revealed(table).outcome).toBe("on");
    level(table, ids, ["sphinx", "tango", "walrus", "walrus"]);
    expect(revealed(table).outcome).toBe("synced");
    table.wait(13_000);
    expect(table.stage).toBe("ROUND_SUMMARY");
  });

  it("[SY14] ends after the last level, with the two words that came closest", () => {
    const { table, ids } = thinkers(["A", "B", "C"], {
      numberOfRounds: 1,
      syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 2 },
    });
    const [a, b] = ids;
    level(table, ids, ["banjo", "gazebo", "yodel"]);
    expect(revealed(table)).not.toHaveProperty("closest");
    level(table, ids, ["king", "ring", "walrus"]);
    expect(revealed(table)).toMatchObject({
      outcome: "out",
      gains: {},
      closest: { one: { playerId: a, text: "king" }, other: { playerId: b, text: "ring" } },
    });
    table.until("GAME_END");
    expect(highlightsOf(table)).toEqual({
      entries: [],
      misses: [{ roundCount: 1, texts: ["king", "ring"], playerIds: [a, b] }],
    });
    expect(table.topic("gameEnd").keepsakes).toEqual([]);
  });

  it("[SY14] finds the closest words by their associations, not only by their letters", () => {
    const { table, ids } = thinkers(["A", "B"], {
      syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 2 },
    });
    level(table, ids, ["pirate", "parrot"]);
    level(table, ids, ["brick", "crab"]);
    expect(revealed(table).closest).toMatchObject({
      one: { text: "pirate" },
      other: { text: "parrot" },
    });
  });

  it("[SY14] shows no closest pair if two players matched, or if nobody wrote", () => {
    const settings = { syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 1 } };
    const met = thinkers(["A", "B", "C"], settings);
    level(met.table, met.ids, ["banjo", "banjo", "oboe"]);
    expect(revealed(met.table)).toMatchObject({ outcome: "out" });
    expect(revealed(met.table)).not.toHaveProperty("closest");
    const silent = thinkers(["A", "B", "C"], settings);
    silent.table.until("REVEAL");
    expect(revealed(silent.table)).toMatchObject({ outcome: "out", groups: [] });
    expect(revealed(silent.table)).not.toHaveProperty("closest");
  });

  it("[SY15] takes latecomers in at the current level, with the lowest score of the table", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["banjo", "banjo", "oboe"]);
    const late = table.join("Late");
    expect(table.scores()[late]).toBe(0);
    table.until("THINK");
    expect(seen(table).level).toBe(1);
    expect(table.topic("stage").waitingFor[late]).toBe(true);
    expect(say(table, late, "gazebo")).toBe("ok");
    say(table, ids[2], "gazebo");
    table.until("REVEAL");
    expect(table.scores()[late]).toBe(1_000);
    expect(revealed(table).outcome).toBe("synced");
  });

  it("[SY15] lets a player sit down in the middle of THINK and play immediately", () => {
    const { table, ids } = thinkers(["A", "B"]);
    const late = table.join("Late");
    expect(say(table, late, "banjo")).toBe("ok");
    level(table, ids, ["banjo", "oboe"]);
    expect(groups(table)[0]).toEqual(["sync", "banjo", [ids[0], late]]);
  });

  it("[SY15] does not wait for a player who left, whose word stays in play", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D"]);
    const [a, b, c, d] = ids;
    say(table, d, "banjo");
    table.do({ type: "quit", playerId: d });
    say(table, a, "banjo");
    say(table, b, "oboe");
    say(table, c, "oboe");
    table.wait(1_500);
    expect(table.stage).toBe("REVEAL");
    expect(groups(table)).toEqual([
      ["sync", "banjo", [a, d]],
      ["sync", "oboe", [b, c]],
    ]);
    expect(revealed(table).outcome).toBe("synced");
  });

  it("[SY15] does not wait for a dark phone, which is not needed for a full house", () => {
    const { table, ids } = thinkers(["A", "B", "C"], { timerMode: "off" });
    const [a, b, c] = ids;
    fallsSilent(table, c);
    table.wait(20_000);
    level(table, [a, b], ["banjo", "banjo"]);
    expect(revealed(table)).toMatchObject({ outcome: "synced", fullHouse: true });
    table.silent.delete(c);
    table.until("THINK");
    level(table, ids, ["banjo", "banjo", "oboe"]);
    expect(revealed(table)).toMatchObject({ outcome: "on", fullHouse: false });
  });

  it("[SY15] goes on to the next level when everybody's phone is dark", () => {
    const { table, ids } = thinkers(["A", "B"]);
    for (const id of ids) fallsSilent(table, id);
    table.until("REVEAL");
    expect(revealed(table).outcome).toBe("on");
  });

  it("[SY12] [SY15] gives two of four players no full house when all phones are dark for a moment", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D"]);
    const [a, b, c, d] = ids;
    say(table, a, "banjo");
    say(table, b, "banjo");
    say(table, c, "oboe");
    say(table, d, "yodel");
    for (const id of ids) table.disconnect(id);
    table.until("REVEAL");
    expect(revealed(table)).toMatchObject({ fullHouse: false, gains: { [a]: 1_500, [b]: 1_500 } });
  });

  it("[SY15] ends when the last player who is not in sync leaves during REVEAL", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["banjo", "banjo", "oboe"]);
    expect(revealed(table).outcome).toBe("on");
    table.do({ type: "quit", playerId: ids[2] });
    table.wait(13_000);
    expect(table.stage).toBe("ROUND_SUMMARY");
  });

  it("[SY15] gives a player who comes back their seat and score", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["banjo", "banjo", "oboe"]);
    table.do({ type: "quit", playerId: ids[0] });
    table.do({ type: "rejoin", playerId: ids[0] });
    table.connect(ids[0]);
    expect(table.scores()[ids[0]]).toBe(1_500);
    expect(seen(table).synced[ids[0]]).toBe(0);
  });
});

describe("words that should not be shown", () => {
  it("[SY16] are hidden by the filter, but match and score", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    const [a, b, c] = ids;
    level(table, ids, ["asshole", "assholes", "banjo"]);
    expect(groups(table)).toEqual([
      ["sync", undefined, [a, b]],
      ["struck", "banjo", [c]],
    ]);
    expect(table.publicText()).not.toContain("asshole");
    expect(privateViewOf(table, a)).toEqual({ word: "asshole", hidden: true });
    expect(table.scores()[a]).toBe(1_500);
    table.until("THINK");
    expect(seen(table).ladder[0]?.entries).toEqual([
      { level: 0, matchingPlayerIds: [a, b], text: "" },
    ]);
    table.until("GAME_END");
    expect(JSON.stringify(table.topic("gameEnd"))).not.toContain("asshole");
  });

  it("[SY16] are shown if the host wants no filter", () => {
    const { table, ids } = thinkers(["A", "B"], { filterLevel: "none" });
    level(table, ids, ["asshole", "asshole"]);
    expect(groups(table)[0]?.[1]).toBe("asshole");
  });

  it("[SY16] are decided by backstage, which overrules the filter", () => {
    const { table, ids } = thinkers(["A", "B", "C"], { backstage: "hide" });
    const [a, b] = ids;
    const decide = (word: string, verdict: "hide" | "approve") => {
      const entries = Object.entries(table.backstage(a)?.items ?? {});
      const itemId = entries.find(([, { text }]) => text === word)?.[0] ?? "";
      return table.tryAs(
        { kind: "player", playerId: a },
        { topic: "moderate", body: { itemId, verdict } },
      );
    };
    say(table, a, "asshole");
    say(table, b, "banjo");
    expect(table.backstage(a)?.items).toMatchObject({
      [table.backstageId("word-1")]: { text: "asshole", status: "hidden" },
      [table.backstageId("word-2")]: { text: "banjo", status: "waiting" },
    });
    expect(decide("asshole", "approve")).toBe("ok");
    expect(decide("banjo", "hide")).toBe("ok");
    expect(privateViewOf(table, b)).toEqual({ word: "banjo", hidden: true });
    // Another word is a new item, which is judged again.
    say(table, b, "oboe");
    expect(privateViewOf(table, b)).toEqual({ word: "oboe" });
    expect(decide("oboe", "hide")).toBe("ok");
    level(table, [ids[2]], ["oboe"]);
    expect(groups(table)).toEqual([
      ["sync", "oboe", [b, ids[2]]],
      ["struck", "asshole", [a]],
    ]);
    // It can still be hidden while it is on screen.
    expect(decide("asshole", "hide")).toBe("ok");
    expect(groups(table)[1]).toEqual(["struck", undefined, [a]]);
    expect(table.publicText()).not.toContain("asshole");
  });

  it("[SE22] are in no order of seats for a helper whose phone comes back before the reveal", () => {
    const orders = Array.from({ length: 6 }, (_, at) => {
      const words = ["banjo", "cactus", "dragon", "engine"];
      const { table, ids } = thinkers(["A", "B", "C", "D"], { backstage: "hide" }, undefined, at);
      words.forEach((word, seat) => say(table, ids[seat] ?? ids[0], word));
      const items = Object.values(table.backstage(ids[0])?.items ?? {});
      expect(items).toHaveLength(words.length);
      return items.map(({ text }) => text).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it("[SY16] stay as backstage decided when the same word is sent once more", () => {
    const { table, ids } = thinkers(["A", "B", "C"], { backstage: "approve", timerMode: "off" });
    const [a, b, c] = ids;
    for (const id of ids) say(table, id, id === a ? "banjo" : "oboe");
    const judge = (at: number, verdict: "hide" | "approve") => {
      const itemId = table.backstageId(`word-${at}`);
      table.host({ topic: "moderate", body: { itemId, verdict } });
    };
    judge(1, "hide");
    judge(2, "approve");
    judge(3, "approve");
    // A double tap, or a crowd that votes for its word again.
    for (const id of [a, b, c]) expect(say(table, id, id === a ? " banjo" : "oboe")).toBe("ok");
    table.until("REVEAL");
    expect(groups(table)).toEqual([
      ["sync", "oboe", [b, c]],
      ["struck", undefined, [a]],
    ]);
  });

  it("[SY16] are not on the podium once backstage hid them, not even as the two that came closest", () => {
    const { table, ids } = thinkers(["A", "B", "C"], {
      backstage: "hide",
      numberOfRounds: 1,
      syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 1 },
    });
    const [a] = ids;
    level(table, ids, ["king", "ring", "walrus"]);
    const items = Object.entries(table.backstage(a)?.items ?? {});
    const itemId = items.find(([, { text }]) => text === "ring")?.[0] ?? "";
    table.host({ topic: "moderate", body: { itemId, verdict: "hide" } });
    expect(revealed(table).closest?.other).not.toHaveProperty("text");
    table.until("GAME_END");
    expect(highlightsOf(table).misses).toEqual([]);
    expect(table.publicText()).not.toContain('ring"');
  });

  it("[SY16] are removed from a later level's cue and from the ladder once backstage hides them", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D", "E"], { backstage: "hide" });
    const [a] = ids;
    const { cue } = seen(table);
    const itemOf = (word: string) => {
      const items = Object.entries(table.backstage(a)?.items ?? {});
      return items.filter(([, { text }]) => text === word).map(([itemId]) => itemId);
    };
    const hide = (word: string) => {
      const found = itemOf(word);
      expect(found, word).not.toEqual([]);
      for (const itemId of found)
        table.host({ topic: "moderate", body: { itemId, verdict: "hide" } });
    };
    level(table, ids, ["walrus", "walrus", "banjo", "banjo", "igloo"]);
    table.until("CUE");
    expect(seen(table).cue).toEqual(["walrus", "banjo"]);
    // One of the two who wrote it is hidden; the other's word is still shown.
    const [one = ""] = itemOf("banjo");
    table.host({ topic: "moderate", body: { itemId: one, verdict: "hide" } });
    expect(seen(table).cue).toEqual(["walrus", "banjo"]);
    hide("banjo");
    expect(seen(table).cue).toEqual(["walrus", cue[0]]);
    table.until("THINK");
    hide("walrus");
    expect(seen(table).cue).toEqual([cue[1], cue[0]]);
    expect(table.publicText()).not.toMatch(/walrus|banjo/u);
    table.until("GAME_END");
    expect(JSON.stringify(table.topic("gameEnd"))).not.toMatch(/walrus|banjo/u);
  });

  it("[SY16] of an earlier round may be hidden, and shown again, until the game ends", () => {
    const { table, ids } = thinkers(["A", "B", "C"], {
      backstage: "hide",
      numberOfRounds: 3,
      syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 1 },
    });
    const [a] = ids;
    const judge = (word: string, verdict: "hide" | "approve") => {
      const items = Object.entries(table.backstage(a)?.items ?? {});
      const found = items.filter(([, { text }]) => text === word);
      expect(found, word).not.toEqual([]);
      for (const [itemId] of found) table.host({ topic: "moderate", body: { itemId, verdict } });
    };
    level(table, ids, ["walrus", "walrus", "banjo"]);
    table.until("ROUND_SUMMARY");
    judge("banjo", "hide");
    level(table, ids, ["king", "ring", "igloo"]);
    table.until("CUE");
    for (const word of ["walrus", "ring"]) judge(word, "hide");
    judge("banjo", "approve");
    const items = Object.values(table.backstage(a)?.items ?? {});
    expect(items.map(({ text, status }) => [text, status])).toEqual([
      ["walrus", "hidden"],
      ["walrus", "hidden"],
      ["banjo", "approved"],
      ["king", "approved"],
      ["ring", "hidden"],
    ]);
    table.until("GAME_END");
    const { entries, misses } = highlightsOf(table);
    expect(entries.map(({ text }) => text)).toEqual([""]);
    expect(misses).toEqual([]);
    const kept = JSON.stringify(table.topic("gameEnd"));
    expect(kept).not.toMatch(/walrus|"ring/u);
    expect(kept).toContain("banjo");
  });

  it("[SY16] are replaced in a later cue by another spelling of their match", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D"], { backstage: "hide" });
    level(table, ids, ["Café", "cafe", "banjo", "igloo"]);
    table.until("CUE");
    expect(seen(table).cue[0]).toBe("Café");
    const items = Object.entries(table.backstage(ids[0])?.items ?? {});
    const itemId = items.find(([, { text }]) => text === "Café")?.[0] ?? "";
    table.host({ topic: "moderate", body: { itemId, verdict: "hide" } });
    expect(seen(table).cue[0]).toBe("cafe");
  });

  it("[SY16] include people's unapproved words in mode approve; robots need no approval", () => {
    const table = new Table({ gameType: "SYNC_THINK" });
    const ada = table.join("Ada");
    const robot = table.robot();
    table.start({ includeTutorial: false, backstage: "approve" });
    table.until("THINK");
    const plan = planned(table, robot);
    say(table, ada, "xylophonist");
    expect(privateViewOf(table, ada)).toEqual({ word: "xylophonist" });
    table.until("REVEAL");
    expect(groups(table).toSorted(([, , one], [, , two]) => (one[0] ?? 0) - (two[0] ?? 0))).toEqual(
      [
        ["struck", undefined, [ada]],
        ["struck", plan, [robot]],
      ],
    );
  });
});

describe("silence", () => {
  it("[SY17] costs nothing, and keeps the cue for the next level", () => {
    const { table } = thinkers(["A", "B", "C"]);
    const { cue } = seen(table);
    table.until("REVEAL");
    table.until("THINK");
    expect(seen(table)).toMatchObject({ level: 1, cue });
    expect(Object.values(table.scores())).toEqual([0, 0, 0]);
  });

  it("[SY17] of two players twice in a row brings a new pair at the same level, once a round", () => {
    const { table, ids } = thinkers(["A", "B"], { numberOfRounds: 1 }, [
      packOf([...CUE, "igloo", "waffle"]),
    ]);
    const levels: [number, string][] = [];
    while (table.stage !== "ROUND_SUMMARY") {
      if (table.stage === "CUE" || levels.length === 0) {
        levels.push([seen(table).level, seen(table).cue.join("+")]);
      }
      const { stageId } = table.state.clock.stage;
      while (table.state.clock.stage.stageId === stageId) table.tick();
    }
    const cues = [...new Set(levels.map(([, cue]) => cue))];
    expect(cues).toHaveLength(2);
    expect(levels.map(([at]) => at)).toEqual([0, 1, 1, 2, 3, 4, 5, 6]);
    expect(levels.map(([, cue]) => cues.indexOf(cue))).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
    expect(ids).toHaveLength(2);
  });

  it("[SY17] is announced in the reveal exactly when another pair follows", () => {
    const { table } = thinkers(["Ada", "Bo"]);
    const renewals: boolean[] = [];
    for (let level = 0; level < 4; level++) {
      table.until("REVEAL");
      const { cue } = seen(table);
      renewals.push(revealed(table).renews === true);
      table.until("THINK");
      expect(seen(table).cue.join() !== cue.join()).toBe(renewals.at(-1));
    }
    expect(renewals).toEqual([false, true, false, false]);
  });

  it("[SY17] is counted from the beginning again after somebody wrote", () => {
    const { table, ids } = thinkers(["A", "B"]);
    table.until("REVEAL");
    level(table, ids, ["banjo", ""]);
    table.until("THINK");
    table.until("REVEAL");
    table.until("THINK");
    expect(seen(table)).toMatchObject({ level: 3 });
    expect(seen(table).cue[0]).toBe("banjo");
  });
});

describe("keepsakes", () => {
  it("[SY19] hold the round's ladder, and belong to the people who wrote in it", () => {
    const { table, ids } = thinkers(["A", "B", "C"], { numberOfRounds: 1 });
    const [a, b, c] = ids;
    const { cue } = seen(table);
    level(table, ids, ["banjo", "oboe", ""]);
    level(table, ids, ["yodel", "yodels", "asshole"]);
    table.until("GAME_END");
    const { keepsakes } = table.topic("gameEnd");
    expect(keepsakes).toHaveLength(1);
    expect(keepsakes[0]).toMatchObject({ id: "ladder-1", kind: "ladder", playerIds: [a, b, c] });
    const body = keepsakes[0]?.body as LadderKeepsake;
    expect(body.rungs.map((rung) => rung.level)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].slice(0, body.rungs.length),
    );
    expect(body.rungs[0]?.cue).toEqual(cue);
    expect(body.rungs[1]?.groups[0]).toMatchObject({ outcome: "sync", text: "yodel" });
    expect(JSON.stringify(body)).not.toContain("asshole");
  });

  it("[SY19] remove their words from the podium when they are removed", () => {
    const { table, ids } = thinkers(["A", "B"], { numberOfRounds: 1 });
    level(table, ids, ["banjo", "banjo"]);
    table.until("GAME_END");
    expect(highlightsOf(table).entries).toMatchObject([{ text: "banjo" }]);
    table.takeAllAway();
    expect(highlightsOf(table).entries).toMatchObject([{ text: "", matchingPlayerIds: ids }]);
  });

  it("[SY19] are kept small, whatever people write", () => {
    const { table, ids } = thinkers(SIXTEEN, { numberOfRounds: 1 });
    for (let at = 0; at < 7; at++) {
      level(
        table,
        ids,
        SIXTEEN.map((name) => `${"pqrstuv"[at]}${name}`.repeat(7)),
      );
    }
    table.until("GAME_END");
    const { keepsakes } = table.topic("gameEnd");
    for (const keepsake of keepsakes) expect(JSON.stringify(keepsake).length).toBeLessThan(16_384);
  });

  it("[SY19] are created when the game ends, even in the middle of a round", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["banjo", "banjo", "oboe"]);
    table.host({ topic: "requestEndGame", body: {} });
    expect(table.topic("gameEnd").keepsakes).toHaveLength(1);
    expect(highlightsOf(table).entries).toHaveLength(1);
  });
});
