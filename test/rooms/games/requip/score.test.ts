import { describe, expect, it } from "vitest";
import { pointsFor } from "../../../../src-rooms/games/requip/score.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import type { LeftAnswersRecord } from "../../../../src-rooms/session/model/inputs.ts";
import { crowdCount, crowdView } from "../../../../src-rooms/session/views/crowdViews.ts";
import { Table } from "../../../support/table.ts";
import { duelOf, privateViewOf, sharedOf, shownOf, stateOf, writeAll, writers } from "./table.ts";

const authorsOf = (table: Table) =>
  stateOf(table).matchups[stateOf(table).current]?.slots.map(({ author }) => author) ?? [];
const votersOf = (table: Table, people: readonly PlayerId[]) =>
  people.filter((id) => !authorsOf(table).includes(id));
const vote = (table: Table, id: PlayerId, promptResponseId: string) =>
  expect(table.move(id, { type: "vote", promptResponseId })).toBe("ok");
const spotAi = (table: Table, id: PlayerId, promptResponseId: string, on = true) =>
  table.move(id, { type: "spotAi", promptResponseId, on });
/** The hidden robot's and the person's side of the duel on screen. */
function robotAndPerson(table: Table) {
  const shown = duelOf(table, (_texts, authors) => authors.includes("quipbot"));
  const at = authorsOf(table).indexOf("quipbot");
  const [robot, person] =
    at === 0 ? [shown.answer1, shown.answer2] : [shown.answer2, shown.answer1];
  const author = authorsOf(table)[1 - at] as PlayerId;
  return { robot: robot.promptResponseId, person: person.promptResponseId, author };
}

describe("points", () => {
  it.each([
    [[0, 0], 1, [500, 500]],
    [[2, 2], 1, [500, 500]],
    [[2, 1], 1, [766, 333]],
    [[1, 2], 2, [666, 1533]],
    [[3, 0], 1, [1_350, 0]],
    [[2, 0], 1, [1_100, 0]],
    [[0, 5], 3, [0, 4_050]],
  ] as const)("[RQ10] %j votes at multiplier %i pay %j", (votes, multiplier, points) => {
    expect(pointsFor(votes, multiplier)).toEqual(points);
  });

  it("[RQ11] split the pot 700 to 300 for a single vote", () => {
    expect(pointsFor([1, 0], 1)).toEqual([800, 300]);
    expect(pointsFor([0, 1], 3)).toEqual([900, 2_400]);
  });

  it("[RQ10] are paid to the seats in the reveal", () => {
    const { table, people } = writers(4);
    writeAll(table, people);
    const shown = duelOf(table, (_texts, authors) => !authors.includes("quipbot"));
    const before = table.scores();
    const [first, second] = authorsOf(table) as PlayerId[];
    for (const id of votersOf(table, people)) vote(table, id, shown.answer2.promptResponseId);
    expect(table.scores()).toEqual(before);
    table.until("REVEAL");
    const gain = (id: PlayerId | undefined) =>
      id === undefined ? undefined : (table.scores()[id] ?? 0) - (before[id] ?? 0);
    expect(gain(second)).toBe(1_100);
    expect(gain(first)).toBe(0);
    expect(shownOf(table)).toMatchObject({ winner: 2, sweep: false });
  });

  it("[RQ12] [SE53] for a crowd's tag count what most of it took for a machine, not what somebody tagged last", () => {
    const { table, people } = writers(4);
    const crowd = table.openCrowd(3);
    table.until("ROUND_SUMMARY");
    table.until("WRITE");
    writeAll(table, people);
    const { robot, person } = robotAndPerson(table);
    const tag = (member: number, promptResponseId: string) =>
      table.voteInCrowd(crowd, member, { type: "spotAi", promptResponseId, on: true });
    for (const member of [1, 2]) tag(member, robot);
    tag(3, person);
    table.until("REVEAL");
    const { current, matchups } = stateOf(table);
    const tagged = matchups[current]?.tags[crowd];
    expect(matchups[current]?.slots[tagged ?? 0].author).toBe("quipbot");
  });

  it("[RQ12] [SE52] of a crowd shows how many have voted, whoever has tagged", () => {
    const { table, people } = writers(4);
    const crowd = table.openCrowd(3);
    writeAll(table, people);
    const { robot } = robotAndPerson(table);
    const choose = (member: number, type: "vote" | "spotAi", more: object = {}) =>
      table.voteInCrowd(crowd, member, { type, promptResponseId: robot, ...more });
    for (const member of [1, 2]) expect(choose(member, "vote")).toBe("ok");
    expect(choose(2, "spotAi", { on: true })).toBe("ok");
    const shown = { people: 3, ballots: { vote: { voted: 2 } } };
    expect(crowdView(table.state, table.games)).toEqual(shown);
    expect(crowdCount(table.state, table.games)).toEqual(shown);
  });

  it("[RQ17] for an old answer are halved, and its player counts as a machine to the others", () => {
    const { table, people } = writers(4);
    for (const id of people)
      for (const prompt of [1, 2]) table.move(id, { type: "requip", prompt });
    const { robot: _robot, person, author } = robotAndPerson(table);
    const before = table.scores()[author] ?? 0;
    const [tagger, other] = votersOf(table, people) as [PlayerId, PlayerId];
    for (const id of [tagger, other]) vote(table, id, person);
    spotAi(table, tagger, person);
    table.until("REVEAL");
    expect((table.scores()[author] ?? 0) - before).toBe(675 - 125);
    expect(shownOf(table).tagPoints).toEqual({ [tagger]: 200 });
  });
});

describe("tags", () => {
  it("[RQ12] pay the tagger if right, and the accused if wrong", () => {
    const { table, people } = writers(4);
    writeAll(table, people);
    const { robot, person, author } = robotAndPerson(table);
    const before = table.scores();
    const [right, wrong, undecided] = votersOf(table, people) as [PlayerId, PlayerId, PlayerId];
    expect(spotAi(table, author, robot)).toBe("own_entry");
    expect(spotAi(table, right, "9-9-9")).toBe("not_shown");
    expect(spotAi(table, right, person)).toBe("ok");
    expect(spotAi(table, right, robot)).toBe("ok");
    expect(spotAi(table, wrong, person)).toBe("ok");
    spotAi(table, undecided, person);
    spotAi(table, undecided, robot, false);
    expect(privateViewOf(table, undecided).spotAi).toBe(person);
    spotAi(table, undecided, person, false);
    expect(privateViewOf(table, undecided).spotAi).toBeUndefined();
    table.until("REVEAL");
    expect(shownOf(table).tagPoints).toEqual({ [right]: 200, [author]: 100 });
    expect((table.scores()[right] ?? 0) - (before[right] ?? 0)).toBe(200);
    expect((table.scores()[wrong] ?? 0) - (before[wrong] ?? 0)).toBe(0);
    table.until("ROUND_SUMMARY");
    expect(stateOf(table).spotted).toEqual({ [right]: 1 });
  });

  it("[RQ12] of the audience are for fun", () => {
    const { table, people } = writers(16);
    const watcher = table.join("Watcher", { audience: true });
    writeAll(table, people);
    const { person } = robotAndPerson(table);
    spotAi(table, watcher, person);
    table.until("REVEAL");
    expect(shownOf(table).tagPoints).toEqual({});
    const tagged = [shownOf(table).answer1, shownOf(table).answer2].flatMap(
      ({ playerIdsSpotAi }) => playerIdsSpotAi,
    );
    expect(tagged).toEqual([watcher]);
  });

  it("[RQ13] [SE28] no screen shows who may still vote", () => {
    const { table, people } = writers(4);
    writeAll(table, people);
    const { person } = robotAndPerson(table);
    const [voter] = votersOf(table, people) as [PlayerId];
    vote(table, voter, person);
    expect(table.topic("stage")).toMatchObject({ waitingFor: {}, done: {} });
    expect(sharedOf(table).votesIn).toBe(1);
    table.until("WRITE");
    expect(Object.keys(table.topic("stage").waitingFor)).toHaveLength(4);
  });

  it("[RQ13] authors, votes and tags stay secret until the reveal", () => {
    const { table, people } = writers(4);
    writeAll(table, people);
    const { robot, person, author } = robotAndPerson(table);
    const [one] = votersOf(table, people) as [PlayerId];
    vote(table, one, person);
    spotAi(table, one, robot);
    const { answer1, answer2, ...rest } = shownOf(table);
    for (const answer of [answer1, answer2]) {
      expect(Object.keys(answer).sort()).toEqual(["promptResponseId", "responseText"]);
    }
    expect(Object.keys(rest).sort()).toEqual(["matchup", "promptId", "promptText", "roundId"]);
    for (const other of people) {
      expect(privateViewOf(table, other).vote).toBe(other === one ? person : undefined);
      expect(privateViewOf(table, other).mine).toBe(other === author ? person : undefined);
    }
    table.until("REVEAL");
    const shown = shownOf(table);
    expect(shown.participantPlayerIds).toEqual([author]);
    expect(shown.existingAnswerCount).toBeGreaterThan(0);
    expect(shown.existingAnswers?.length).toBeLessThanOrEqual(3);
  });

  it("[RQ13] the old answers in a reveal leave out what is on a card, however it is typed there", () => {
    const { table, people } = writers(3);
    writeAll(table, people);
    const [ada] = people as [PlayerId];
    const old = privateViewOf(table, ada).prompts[1]?.existingAnswer ?? "";
    // Robots sometimes type an answer like this, with an exclamation mark.
    table.move(ada, { type: "answer", prompt: 1, text: `${old}!` });
    duelOf(table, (texts) => texts.includes(`${old}!`));
    table.until("REVEAL");
    expect(shownOf(table).existingAnswerCount).toBeGreaterThan(0);
    expect(shownOf(table).existingAnswers).not.toContain(old);
  });

  it("[RQ15] authors clap for their matchup, up to twenty times each", () => {
    const { table, people } = writers(3);
    writeAll(table, people);
    const { author } = robotAndPerson(table);
    const [voter] = votersOf(table, people) as [PlayerId];
    expect(table.move(voter, { type: "clap" })).toBe("not_your_turn");
    for (let clap = 0; clap < 25; clap++) expect(table.move(author, { type: "clap" })).toBe("ok");
    expect(sharedOf(table).claps).toBe(20);
  });
});

describe("leaving", () => {
  it("[RQ14] keeps the texts that were sent, and leaves unsent prompts to the hidden robot", () => {
    const { table, people } = writers(4, { numberOfRounds: 1 });
    const [ada, ...others] = people as [PlayerId, ...PlayerId[]];
    table.move(ada, { type: "answer", prompt: 1, text: "My last words" });
    table.do({ type: "quit", playerId: ada });
    writeAll(table, others);
    const slots = stateOf(table).matchups.flatMap((matchup) => matchup.slots);
    expect(slots.filter(({ author }) => author === "quipbot")).toHaveLength(3);
    expect(slots.every(({ text }) => text !== "")).toBe(true);
    duelOf(table, (texts) => texts.includes("My last words"));
    for (const id of votersOf(table, others)) {
      const { answer1, answer2 } = shownOf(table);
      const mine = answer1.responseText === "My last words" ? answer1 : answer2;
      vote(table, id, mine.promptResponseId);
    }
    table.until("REVEAL");
    expect(stateOf(table).writers[ada]?.score).toBeGreaterThanOrEqual(1_000);
  });
});

describe("backstage", () => {
  const decide = (table: Table, who: PlayerId, itemId: string, verdict: "approve" | "hide") =>
    table.tryAs(
      { kind: "player", playerId: who },
      { topic: "moderate", body: { itemId, verdict } },
    );
  const itemsOf = (table: Table, id: PlayerId) => Object.entries(table.backstage(id)?.items ?? {});

  it("[RQ16] blanks an answer that it hides, and after the reveal also removes it from what is kept", () => {
    const { table, people } = writers(3, { backstage: "hide", numberOfRounds: 1 });
    const [host] = people as [PlayerId];
    writeAll(table, people);
    expect(itemsOf(table, host)).toHaveLength(8);
    const id = table.backstageId(`${stateOf(table).round.roundId}-1-1`);
    const text = table.backstage(host)?.items[id]?.text;
    expect(text).toBeTypeOf("string");
    expect(decide(table, host, id, "hide")).toBe("ok");
    table.until("REVEAL");
    expect(shownOf(table).kind).toBe("walkover");
    expect(table.publicText()).not.toContain(text);
    duelOf(table, (_texts, authors) => !authors.includes("quipbot"));
    table.until("REVEAL");
    const { answer1 } = shownOf(table);
    const kept = stateOf(table).duels.length;
    decide(table, host, table.backstageId(answer1.promptResponseId), "hide");
    expect(shownOf(table).answer1).toMatchObject({ responseText: "", hidden: true });
    expect(stateOf(table).duels).toHaveLength(kept - 1);
    decide(table, host, table.backstageId(answer1.promptResponseId), "approve");
    expect(shownOf(table).answer1.responseText).toBe(answer1.responseText);
    expect(stateOf(table).duels).toHaveLength(kept);
  });

  it("[RQ16] tells a writer what it hides while there is time for another answer", () => {
    const { table, people } = writers(3, { backstage: "hide", numberOfRounds: 1 });
    const [host] = people as [PlayerId];
    table.until("WRITE");
    table.move(host, { type: "answer", prompt: 1, text: "Rude", keep: false });
    const own = () => privateViewOf(table, host).prompts[1];
    expect(own()).not.toHaveProperty("hidden");
    const items = itemsOf(table, host);
    const [id = ""] = items.find(([, { text }]) => text === "Rude") ?? [];
    expect(decide(table, host, id, "hide")).toBe("ok");
    expect(own()).toMatchObject({ currentPromptResponse: "Rude", hidden: true });
    table.move(host, { type: "answer", prompt: 1, text: "Nice", keep: false });
    expect(own()).not.toHaveProperty("hidden");
  });

  it("[RQ16] shows nothing but approved texts if it must approve", () => {
    const { table, people } = writers(3, { backstage: "approve", numberOfRounds: 1 });
    const [host] = people as [PlayerId];
    writeAll(table, people);
    const { matchups } = stateOf(table);
    const at = matchups.findIndex(({ slots }) => slots.every(({ author }) => author !== "quipbot"));
    const round = stateOf(table).round.roundId;
    for (const side of [1, 2])
      decide(table, host, table.backstageId(`${round}-${at + 1}-${side}`), "approve");
    table.until("DUEL");
    expect(shownOf(table).matchup).toBe(at + 1);
    table.until("ROUND_SUMMARY");
    expect(stateOf(table).duels).toHaveLength(1);
  });
});

describe("robots", () => {
  it("[RQ18] are done in time, and [RQ19] never say the same twice in a room", () => {
    const { table } = writers(1, { numberOfRounds: 7, maxScore: 1_000_000 }, 3);
    const said: string[] = [];
    for (let round = 0; round < 7; round++) {
      table.until("WRITE");
      table.until("DUEL");
      for (const { slots } of stateOf(table).matchups) {
        for (const { author, text } of slots) {
          if (author === 1) continue;
          expect(text).not.toBe("");
          said.push(text.toLowerCase().replaceAll(/[.!]$/g, ""));
        }
      }
      table.until("ROUND_SUMMARY");
    }
    expect(said).toHaveLength(42);
    expect(new Set(said).size).toBe(said.length);
  });

  it("[RQ19] type like people do, some with a capital letter and some without, some with a full stop", () => {
    const starts = new Set<string>();
    const ends = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      const table = new Table({ gameType: "REQUIP", seed: [seed, 2, 3] });
      for (const name of ["Ada", "Ben", "Cleo"]) table.join(name);
      table.start({ includeTutorial: false });
      table.until("WRITE");
      for (const { slots } of stateOf(table).matchups) {
        for (const { author, text } of slots) {
          if (author !== "quipbot") continue;
          starts.add(/^\p{Lu}/u.test(text) ? "big" : "small");
          ends.add(text.endsWith(".") ? "stop" : "none");
        }
      }
    }
    expect([...starts].sort()).toEqual(["big", "small"]);
    expect([...ends].sort()).toEqual(["none", "stop"]);
  });

  it("[RQ19] shout at times, but never after a closing quotation mark", () => {
    const said: string[] = [];
    for (let seed = 1; seed < 60; seed++) {
      const table = new Table({ gameType: "REQUIP", language: "de", seed: [seed, 2, 3] });
      for (const name of ["Ada", "Ben", "Cleo"]) table.join(name);
      table.start({ includeTutorial: false });
      table.until("WRITE");
      for (const { slots } of stateOf(table).matchups) {
        said.push(...slots.filter((one) => one.author === "quipbot").map(({ text }) => text));
      }
    }
    expect(said.filter((text) => text.endsWith("!"))).not.toEqual([]);
    expect(said.filter((text) => text.endsWith("“"))).not.toEqual([]);
    expect(said.filter((text) => text.endsWith("“!"))).toEqual([]);
  });
});

describe("livelier robots", () => {
  it("[RQ22] say the line they were given at the time they had planned, and count as machines", () => {
    const { table, people } = writers(2, {}, 1);
    const robot = 3 as PlayerId;
    const { stageId } = table.state.clock.stage;
    const about = privateViewOf(table, robot).prompts[1]?.prompt ?? "";
    const line = (text: string, more: object = {}) =>
      table.try({ type: "robotLine", stageId, playerId: robot, about, text, ...more });
    const planned = table.state.clock.robots[robot]?.at ?? 0;
    expect(line("you motherfucker")).toEqual({ refused: "text_not_allowed" });
    expect(line("x".repeat(61))).toEqual({ refused: "text_too_long" });
    expect(line("Late", { stageId: stageId - 1 })).toEqual({ refused: "stage_over" });
    expect(line("Who asked?", { about: "something else" })).toEqual({ refused: "stage_over" });
    expect(line("For Ada", { playerId: people[0] })).toEqual({ refused: "stage_over" });
    expect(line("A toaster with opinions")).toHaveProperty("state");
    expect(table.state.clock.robots[robot]?.at).toBe(planned);
    table.wait(planned - table.now);
    expect(privateViewOf(table, robot).prompts[1]?.currentPromptResponse).toBe(
      "A toaster with opinions",
    );
    const said = stateOf(table)
      .matchups.flatMap(({ slots }) => slots)
      .find(({ text }) => text === "A toaster with opinions");
    expect(said?.source).toBe("bank");
    expect(line("Again")).toEqual({ refused: "stage_over" });
  });

  it("[RQ22] use the bank when no line arrives", () => {
    const { table, people } = writers(2, { livelyRobots: true }, 1);
    writeAll(table, people);
    table.until("DUEL");
    for (const { slots } of stateOf(table).matchups) {
      for (const { text } of slots) expect(text).not.toBe("");
    }
  });
});

describe("what a game keeps", () => {
  function played(settings: object = {}, keep?: boolean) {
    const table = new Table({ gameType: "REQUIP" });
    const people = ["Ada", "Ben", "Cleo", "Dora"].map((name, at) =>
      table.join(name, at === 0 ? { userId: "user-ada" } : {}),
    );
    table.start({ includeTutorial: false, numberOfRounds: 1, ...settings });
    for (; table.stage !== "GAME_END"; table.tick()) {
      if (table.stage === "WRITE") {
        for (const id of people) {
          for (const prompt of [1, 2]) {
            const text = `Line ${prompt} of seat ${id}`;
            table.move(id, { type: "answer", prompt, text, ...(keep !== undefined && { keep }) });
          }
        }
      }
      if (table.stage === "DUEL") {
        const { answer1 } = shownOf(table);
        for (const id of votersOf(table, people)) vote(table, id, answer1.promptResponseId);
        table.until("REVEAL");
      }
    }
    return { table, people };
  }
  const leftOf = (table: Table): LeftAnswersRecord | undefined =>
    table.outbox.flatMap((row) => (row.kind === "leftAnswers" ? [row.body] : []))[0];

  it("[RQ20] removes its best answers from the podium when keepsakes are removed", () => {
    const { table } = played();
    expect(table.topic("gameEnd").highlights).toMatchObject({ best: [{}, {}, {}] });
    table.takeAllAway();
    expect(table.topic("gameEnd").highlights).toMatchObject({ best: [] });
    const told = table.outbox.flatMap((row) => (row.kind === "keepsakes" ? [row.body] : []));
    expect(told.at(-1)).toMatchObject({ keepsakes: [], highlights: { best: [] } });
  });

  it("[RQ20] includes the duels, with both answers and their votes", () => {
    const { table } = played();
    const { keepsakes } = table.topic("gameEnd");
    expect(keepsakes).toHaveLength(5);
    for (const { kind, playerIds, body } of keepsakes) {
      expect(kind).toBe("duel");
      expect(playerIds.length).toBeGreaterThan(0);
      expect(body).toMatchObject({ prompt: expect.any(String), answers: [{}, {}] });
    }
    expect(table.topic("gameEnd").highlights).toMatchObject({
      best: expect.any(Array),
      spotted: 0,
    });
  });

  it("[RQ21] [SE27] leaves typed answers that got votes to later players, with their author's account", () => {
    const { table } = played();
    const left = leftOf(table);
    expect(left?.language).toBe("en");
    expect(left?.users).toEqual({ 1: "user-ada" });
    expect(left?.answers.length).toBeGreaterThan(1);
    for (const { answer, share } of left?.answers ?? []) {
      expect(answer).toMatch(/^Line/);
      expect(share).toBe(1_000);
    }
    expect(leftOf(played({ keepAnswers: false }).table)).toBeUndefined();
    expect(leftOf(played({}, false).table)).toBeUndefined();
  });

  it("[RQ21] leaves the answer with most votes to later players, and not the other one", () => {
    const table = new Table({ gameType: "REQUIP" });
    const people = ["Ada", "Ben", "Cleo", "Dora", "Eli"].map((name) => table.join(name));
    table.start({ includeTutorial: false, numberOfRounds: 1 });
    table.until("WRITE");
    for (const id of people) {
      for (const prompt of [1, 2]) {
        table.move(id, { type: "answer", prompt, text: `Line ${prompt} of seat ${id}` });
      }
    }
    const winners: string[] = [];
    while (table.stage !== "ROUND_SUMMARY") {
      if (table.stage === "DUEL") {
        const { answer1, answer2 } = shownOf(table);
        const voters = votersOf(table, people);
        voters.forEach((id, at) =>
          vote(table, id, (at === 0 ? answer2 : answer1).promptResponseId),
        );
        if (voters.length === 3) winners.push(answer1.responseText);
        table.until("REVEAL");
      }
      table.tick();
    }
    table.until("GAME_END");
    const left = leftOf(table)?.answers ?? [];
    expect(winners.length).toBeGreaterThan(1);
    expect(left.every(({ share }) => share >= 500)).toBe(true);
    expect(left.filter(({ share }) => share === 666).map(({ answer }) => answer)).toEqual(winners);
  });

  it("[RQ21] leaves the ten best answers of a long game to later players", () => {
    const { table } = played({ numberOfRounds: 5 });
    const { keepsakes } = table.topic("gameEnd");
    // Everybody votes for the first answer of each duel.
    expect(keepsakes.length).toBeGreaterThan(10);
    const left = leftOf(table)?.answers ?? [];
    expect(left).toHaveLength(10);
    expect(left.every(({ share }) => share === 1_000)).toBe(true);
  });

  it("[RQ19] [SE27] is offered before the built-in answers in a later game", () => {
    const table = new Table({ gameType: "REQUIP" });
    for (const name of ["Ada", "Ben", "Cleo"]) table.join(name);
    const answers: Record<string, readonly string[]> = {};
    table.start({ includeTutorial: false });
    for (const { promptId } of stateOf(table).deck)
      answers[promptId] = [`Once said to ${promptId}`];
    table.host({ topic: "requestEndGame", body: {} });
    const existing = { gameType: "REQUIP", language: "en", answers } as const;
    table.do({ type: "existing", existing });
    table.host({ topic: "newGameSamePlayers", body: {} });
    table.until("WRITE");
    const prompt = privateViewOf(table, 1 as PlayerId).prompts[1];
    expect([stateOf(table).left[prompt?.promptId ?? ""]?.[0]]).toEqual([
      answers[prompt?.promptId ?? ""]?.[0],
    ]);
    for (const { existing: said, promptId } of stateOf(table).matchups) {
      const known = answers[promptId]?.[0];
      if (known !== undefined) expect(said[0]).toBe(known);
    }
  });
});
