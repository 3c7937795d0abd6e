import { describe, expect, it } from "vitest";
import { keyOf } from "../../../../src-rooms/games/requip/deck.ts";
import { requip } from "../../../../src-rooms/games/requip/builtIn.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Table } from "../../../support/table.ts";
import { duelOf, privateViewOf, sharedOf, shownOf, stateOf, writeAll, writers } from "./table.ts";

const vote = (table: Table, id: PlayerId, promptResponseId: string) =>
  table.move(id, { type: "vote", promptResponseId });
const authorsOf = (table: Table) =>
  stateOf(table).matchups[stateOf(table).current]?.slots.map(({ author }) => author) ?? [];
/** Whom the stage waits for; screens do not receive this. */
function waitedFor(table: Table): readonly PlayerId[] {
  const stage = requip.stage(stateOf(table));
  return stage.kind === "roundOver" ? [] : stage.waitingFor;
}
const votersOf = (table: Table, people: readonly PlayerId[]) =>
  people.filter((id) => !authorsOf(table).includes(id));

describe("seats and pairs", () => {
  it.each([3, 4, 5, 6, 7, 8])(
    "[RQ2] %i people have two prompts each in a ring with the hidden robot",
    (count) => {
      const { table, people } = writers(count);
      const { matchups } = stateOf(table);
      expect(matchups).toHaveLength(count + 1);
      for (const id of people)
        expect(Object.keys(privateViewOf(table, id).prompts)).toEqual(["1", "2"]);
      const pairs = matchups.map(({ slots }) =>
        slots
          .map(({ author }) => String(author))
          .sort()
          .join("-"),
      );
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(
        matchups.flatMap(({ slots }) => slots).filter(({ author }) => author === "quipbot"),
      ).toHaveLength(2);
    },
  );

  it("[RQ2] a robot of the room takes the hidden robot's seat", () => {
    const { table } = writers(2, {}, 1);
    const { matchups } = stateOf(table);
    expect(matchups).toHaveLength(3);
    expect(JSON.stringify(matchups)).not.toContain("quipbot");
  });

  it.each([
    [9, 0, 5, 1],
    [10, 0, 6, 2],
    [15, 0, 8, 1],
    [16, 0, 9, 2],
    [8, 2, 5, 0],
    [8, 3, 6, 1],
  ])(
    "[RQ3] %i people and %i robots make %i matchups with %i sides of the hidden robot",
    (count, robots, matchupCount, bots) => {
      const { table, people } = writers(count, {}, robots);
      const { matchups } = stateOf(table);
      expect(matchups).toHaveLength(matchupCount);
      for (const id of people) expect(Object.keys(privateViewOf(table, id).prompts)).toEqual(["1"]);
      const hidden = matchups.filter(({ slots }) =>
        slots.some(({ author }) => author === "quipbot"),
      );
      expect(hidden).toHaveLength(bots);
      for (const { slots } of hidden) {
        expect(slots.filter(({ author }) => author === "quipbot")).toHaveLength(1);
      }
      const { startedAt, endsAt = 0 } = table.state.clock.stage;
      expect(endsAt - startedAt).toBe(50_000);
    },
  );

  it("[RQ4] the hidden robot has no seat, no score and no name", () => {
    const { table, people } = writers(3);
    writeAll(table, people);
    expect(Object.keys(table.scores())).toHaveLength(3);
    const shown = duelOf(table, (_texts, authors) => authors.includes("quipbot"));
    expect(JSON.stringify(table.topic("stage"))).not.toMatch(/quipbot/i);
    expect([shown.answer1, shown.answer2].every(({ responseText }) => responseText !== "")).toBe(
      true,
    );
    const places = new Set<number>();
    for (const { slots } of stateOf(writers(8).table).matchups) {
      places.add(slots.findIndex(({ author }) => author === "quipbot"));
    }
    expect(places.size).toBeGreaterThan(1);
  });

  it("[RQ1] a latecomer votes immediately and writes from the next round", () => {
    const { table, people } = writers(3, { numberOfRounds: 2 });
    writeAll(table, people);
    table.until("DUEL");
    const late = table.join("Late");
    expect(privateViewOf(table, late).prompts).toEqual({});
    expect(vote(table, late, shownOf(table).answer1.promptResponseId)).toBe("ok");
    expect(table.scores()[late]).toBe(Math.min(...people.map((id) => table.scores()[id] ?? 0)));
    table.until("WRITE");
    expect(Object.keys(privateViewOf(table, late).prompts)).toHaveLength(2);
  });
});

describe("prompts", () => {
  it("[RQ5] come from the packs first, without old answers", () => {
    const table = new Table({ gameType: "REQUIP" });
    for (const name of ["Ada", "Ben", "Cleo"]) table.join(name);
    const entries = ["Our boss's favourite biscuit", "What Ben says in his sleep"];
    table.do({
      type: "packs",
      ids: ["ours"],
      packs: [{ packId: "ours", kind: "word", name: "Ours", language: "en", entries }],
    });
    table.start({ includeTutorial: false, wordPackIds: ["ours"] });
    table.until("WRITE");
    const { matchups } = stateOf(table);
    const ours = matchups.filter(({ prompt }) => entries.includes(prompt));
    expect(ours).toHaveLength(2);
    for (const { existing } of ours) expect(existing).toEqual([]);
    expect(matchups).toHaveLength(4);
  });

  it("[RQ5] of a pack in another language come with that language, to phones and to the screen", () => {
    const table = new Table({ gameType: "REQUIP" });
    const people = ["Ada", "Ben", "Cleo"].map((name) => table.join(name));
    const entries = ["Das Haustier, das niemand will", "Was Ben im Schlaf sagt"];
    table.do({
      type: "packs",
      ids: ["ours"],
      packs: [{ packId: "ours", kind: "word", name: "Ours", language: "de", entries }],
    });
    table.start({ includeTutorial: false, wordPackIds: ["ours"] });
    table.until("WRITE");
    const prompts = people.flatMap((id) => Object.values(privateViewOf(table, id).prompts));
    expect(prompts.filter(({ prompt }) => entries.includes(prompt))).not.toEqual([]);
    for (const { prompt, promptLanguage } of prompts) {
      expect(promptLanguage, prompt).toBe(entries.includes(prompt) ? "de" : undefined);
    }
    writeAll(table, people);
    table.until("DUEL");
    const { promptText, promptLanguage } = shownOf(table);
    expect(promptLanguage).toBe(entries.includes(promptText) ? "de" : undefined);
  });

  it("[RQ5] never come twice in a room, not even in the next game", () => {
    const { table, people } = writers(4, { numberOfRounds: 7, maxScore: 1_000_000 });
    const seen: string[] = [];
    for (let game = 0; game < 2; game++) {
      for (let round = 0; round < 7; round++) {
        table.until("WRITE");
        seen.push(...stateOf(table).matchups.map(({ prompt }) => prompt));
        writeAll(table, people);
        table.until("ROUND_SUMMARY");
      }
      table.until("GAME_END");
      if (game === 0) table.host({ topic: "newGameSamePlayers", body: {} });
    }
    expect(seen).toHaveLength(70);
    expect(new Set(seen).size).toBe(70);
  });

  it("[SE26] that a game has shown are stored for the room's next game", () => {
    const { table, people } = writers(3, { numberOfRounds: 1 });
    const shown = stateOf(table).matchups.map(({ promptId }) => promptId);
    writeAll(table, people);
    table.until("GAME_END");
    expect(table.state.room.usedContent?.REQUIP).toEqual(expect.arrayContaining(shown));
  });

  it("[RQ5] are within the chosen rating", () => {
    const ratingsOf = (rating: string) =>
      stateOf(writers(3, { rating, numberOfRounds: 7 }).table).deck.length;
    expect(ratingsOf("family")).toBeGreaterThan(60);
    const family = writers(3, { rating: "family", numberOfRounds: 7 }).table;
    const ids = stateOf(family).deck.map(({ promptId }) => promptId);
    expect(ids).not.toContain("nude-beach");
    expect(ids).not.toContain("dating-app");
  });
});

describe("writing", () => {
  it("[RQ6] accepts one to sixty characters that pass the filter, and allows changes", () => {
    const { table, people } = writers(3);
    const [ada] = people as [PlayerId, PlayerId, PlayerId];
    const answer = (text: string) => table.move(ada, { type: "answer", prompt: 1, text });
    expect(answer("")).toBe("text_empty");
    expect(answer(" \u200b\u202e\n ")).toBe("text_empty");
    expect(answer("x".repeat(61))).toBe("text_too_long");
    expect(answer("x".repeat(10_000))).toBe("text_too_long");
    expect(answer("x".repeat(10_001))).toBe("invalid_move");
    expect(answer("you motherfucker")).toBe("text_not_allowed");
    expect(answer("👩‍🚀".repeat(60))).toBe("ok");
    expect(answer("<script>alert('hi')</script>")).toBe("ok");
    expect(privateViewOf(table, ada).prompts[1]?.currentPromptResponse).toBe(
      "<script>alert('hi')</script>",
    );
    expect(answer("  Better   idea ")).toBe("ok");
    expect(privateViewOf(table, ada).prompts[1]?.currentPromptResponse).toBe("Better idea");
    expect(answer(`z${"\u0335".repeat(400)}algo`)).toBe("ok");
    expect(privateViewOf(table, ada).prompts[1]?.currentPromptResponse?.length).toBeLessThan(10);
    expect(table.move(ada, { type: "answer", prompt: 3, text: "hi" })).toBe("invalid_move");
  });

  it("[RQ6] ends when everybody has answered all prompts, by typing or with the Requip button", () => {
    const { table, people } = writers(3);
    const { startedAt, endsAt = 0 } = table.state.clock.stage;
    expect(endsAt - startedAt).toBe(80_000);
    const [ada, ben, cleo] = people as [PlayerId, PlayerId, PlayerId];
    writeAll(table, [ada, ben]);
    expect(sharedOf(table).progress[cleo]).toEqual({ done: 0, of: 2 });
    const old = privateViewOf(table, cleo).prompts[1]?.existingAnswer;
    for (const prompt of [1, 2]) table.move(cleo, { type: "requip", prompt });
    expect(privateViewOf(table, cleo).prompts[1]).toMatchObject({
      currentPromptResponse: old,
      requipped: true,
    });
    const from = table.now;
    table.until("DUEL");
    expect(table.now - from).toBe(1_500);
    expect(table.move(cleo, { type: "answer", prompt: 1, text: "late" })).toBe("stage_over");
  });

  it("[RQ6] never offers an old answer that the hidden robot gives to the same prompt", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const table = new Table({ gameType: "REQUIP", seed: [seed, 0, 0] });
      const people = ["Ada", "Ben", "Cleo"].map((name) => table.join(name));
      table.start({ includeTutorial: false });
      table.until("WRITE");
      for (const id of people) {
        for (const prompt of [1, 2]) expect(table.move(id, { type: "requip", prompt })).toBe("ok");
      }
      for (const { slots } of stateOf(table).matchups) {
        const [one, other] = slots.map(({ text }) => keyOf(text));
        expect(one, `seed ${seed}`).not.toBe(other);
      }
    }
  });

  it("[RQ6] never offers an old answer that a robot of the room has given to the same prompt", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const table = new Table({ gameType: "REQUIP", seed: [seed, 7 * seed, 13 * seed] });
      const people = ["Ada", "Ben"].map((name) => table.join(name));
      table.robot();
      table.start({ includeTutorial: false });
      table.until("WRITE");
      // By now the robot has answered.
      table.wait(45_000);
      for (const id of people) {
        for (const prompt of [1, 2]) expect(table.move(id, { type: "requip", prompt })).toBe("ok");
      }
      for (const { slots } of stateOf(table).matchups) {
        if (slots.every(({ author }) => people.some((id) => id === author))) continue;
        const [one, other] = slots.map(({ text }) => keyOf(text));
        expect(one, `seed ${seed}`).not.toBe(other);
      }
    }
  });

  it("[RQ6] is refused from a player who has no such prompt", () => {
    const { table } = writers(9);
    const late = table.join("Late");
    expect(table.move(late, { type: "answer", prompt: 1, text: "me too" })).toBe("not_your_turn");
    expect(table.move(late, { type: "requip", prompt: 1 })).toBe("not_your_turn");
    expect(table.move(late, { type: "vote", promptResponseId: "1-1-1" })).toBe("stage_over");
  });
});

describe("duels", () => {
  it("[RQ7] are shown one after the other, each with its reveal", () => {
    const { table, people } = writers(3, { numberOfRounds: 1 });
    writeAll(table, people);
    for (let matchup = 1; matchup <= 4; matchup++) {
      table.until("DUEL");
      expect(shownOf(table).matchup).toBe(matchup);
      const { startedAt, endsAt = 0 } = table.state.clock.stage;
      expect(endsAt - startedAt).toBe(18_000);
      table.until("REVEAL");
      expect(shownOf(table).matchup).toBe(matchup);
      const from = table.now;
      table.tick();
      expect(table.now - from).toBeLessThanOrEqual(7_000);
    }
    table.until("ROUND_SUMMARY");
  });

  it("[RQ7] with the same text on both sides are a jinx", () => {
    const { table, people } = writers(3);
    for (const id of people) {
      for (const prompt of [1, 2])
        table.move(id, { type: "answer", prompt, text: id % 2 ? "Ça va!" : "ca VA" });
    }
    table.until("REVEAL");
    while (shownOf(table).kind !== "jinx") {
      table.wait(7_000);
      table.until("REVEAL");
    }
    expect(shownOf(table).answer1.points).toBe(0);
    expect(shownOf(table).answer2.points).toBe(0);
  });

  it("[RQ7] with one blank side pay the other the whole pot, and with two are skipped", () => {
    const { table, people } = writers(3, { numberOfRounds: 1 });
    const pair = stateOf(table).matchups.find(({ slots }) =>
      slots.every(({ author }) => author !== "quipbot"),
    );
    const id = pair?.promptId;
    const ada = people.find((one) => one === pair?.slots[0].author) as PlayerId;
    const prompts = Object.entries(privateViewOf(table, ada).prompts);
    const [key = "1"] = prompts.find(([, prompt]) => prompt.promptId === id) ?? [];
    table.move(ada, { type: "answer", prompt: Number(key), text: "All alone" });
    table.until("REVEAL");
    expect(shownOf(table)).toMatchObject({ kind: "walkover", promptId: id });
    expect(table.scores()[ada]).toBe(1_000);
    // People wrote nothing else, so the round is over.
    table.tick();
    expect(table.stage).toBe("ROUND_SUMMARY");
  });

  it("[RQ8] accept one vote from everybody but the authors, which may be changed", () => {
    const { table, people } = writers(4);
    writeAll(table, people);
    const shown = duelOf(table, (_texts, authors) => !authors.includes("quipbot"));
    const [author] = people.filter((id) => authorsOf(table).includes(id)) as [PlayerId];
    const [one, other] = votersOf(table, people) as [PlayerId, PlayerId];
    const [first, second] = [shown.answer1.promptResponseId, shown.answer2.promptResponseId];
    expect(vote(table, author, first)).toBe("own_entry");
    expect(vote(table, author, second)).toBe("own_entry");
    expect(vote(table, one, "9-9-9")).toBe("not_shown");
    expect(vote(table, one, `${shown.roundId}-${shown.matchup + 1}-1`)).toBe("not_shown");
    expect(table.move(one, { type: "vote", promptResponseId: 7 })).toBe("invalid_move");
    expect(vote(table, one, first)).toBe("ok");
    expect(vote(table, one, first)).toBe("ok");
    expect(vote(table, one, second)).toBe("ok");
    expect(privateViewOf(table, one).vote).toBe(second);
    expect(vote(table, other, second)).toBe("ok");
    table.until("REVEAL");
    expect(shownOf(table).answer2.playerIdsWithChoice).toEqual([one, other].sort((a, b) => a - b));
    expect(shownOf(table).answer1.playerIdsWithChoice).toEqual([]);
  });

  it("[RQ8] let robots vote only if no person could", () => {
    const { table, people } = writers(2, {}, 1);
    writeAll(table, people);
    const shown = duelOf(table, (_texts, authors) => people.every((id) => authors.includes(id)));
    expect(waitedFor(table)).toHaveLength(1);
    table.until("REVEAL");
    const reveal = shownOf(table);
    expect(reveal.promptId).toBe(shown.promptId);
    const votes = [reveal.answer1, reveal.answer2].flatMap(
      ({ playerIdsWithChoice }) => playerIdsWithChoice,
    );
    expect(votes).toHaveLength(1);
    const other = duelOf(table, (_texts, authors) => !people.every((id) => authors.includes(id)));
    expect(other.promptId).not.toBe(shown.promptId);
    expect(waitedFor(table)).toEqual(votersOf(table, people));
  });

  it("[RQ8] let robots vote if the only person who could is dark", () => {
    const { table, people } = writers(3, {}, 1);
    writeAll(table, people);
    const [, , dark] = people as [PlayerId, PlayerId, PlayerId];
    table.disconnect(dark);
    table.wait(16_000);
    duelOf(table, (_texts, authors) => people.slice(0, 2).every((id) => authors.includes(id)));
    table.until("REVEAL");
    const { answer1, answer2 } = shownOf(table);
    const votes = [answer1, answer2].flatMap((one) => one.playerIdsWithChoice);
    expect(votes).toHaveLength(1);
  });

  it("[RQ8] leave the vote to the only person who could, even if they were dark for a moment", () => {
    const { table, people } = writers(3, {}, 1);
    writeAll(table, people);
    const [, , third] = people as [PlayerId, PlayerId, PlayerId];
    const shown = duelOf(table, (_texts, authors) =>
      people.slice(0, 2).every((id) => authors.includes(id)),
    );
    table.disconnect(third);
    table.wait(200);
    table.connect(third);
    table.wait(10_000);
    expect(sharedOf(table).votesIn).toBe(0);
    expect(vote(table, third, shown.answer1.promptResponseId)).toBe("ok");
    table.until("REVEAL");
    expect(shownOf(table).answer1.playerIdsWithChoice).toEqual([third]);
    expect(shownOf(table).answer2.playerIdsWithChoice).toEqual([]);
  });

  it("[RQ9] count the card that most of the audience chose as one vote", () => {
    const { table, people } = writers(16);
    const watching = ["x", "y", "z"].map((name) => table.join(name, { audience: true }));
    writeAll(table, people);
    const shown = duelOf(table);
    const [voter] = votersOf(table, people) as [PlayerId];
    vote(table, voter, shown.answer1.promptResponseId);
    for (const id of watching) vote(table, id, shown.answer2.promptResponseId);
    vote(table, watching[0] as PlayerId, shown.answer1.promptResponseId);
    table.until("REVEAL");
    expect([shownOf(table).answer1.points, shownOf(table).answer2.points]).toEqual([500, 500]);
    const next = duelOf(table);
    const [again] = votersOf(table, people) as [PlayerId];
    vote(table, again, next.answer1.promptResponseId);
    vote(table, watching[0] as PlayerId, next.answer1.promptResponseId);
    vote(table, watching[1] as PlayerId, next.answer2.promptResponseId);
    table.until("REVEAL");
    expect([shownOf(table).answer1.points, shownOf(table).answer2.points]).toEqual([800, 300]);
  });
});
