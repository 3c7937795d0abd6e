import { describe, expect, it } from "vitest";
import type { AbPrivate, AbShared } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { RpsPrivate } from "../../../src-rooms/games/rps-shoot/types.ts";
import { stageId, type PlayerId, type StageId } from "../../../src-shared/protocol/ids.ts";
import type { Actor } from "../../../src-rooms/session/model/inputs.ts";
import { applyPatch } from "../../../src-shared/protocol/mergePatch.ts";
import { crowdView } from "../../../src-rooms/session/views/crowdViews.ts";
import { openLink } from "../../../src-rooms/session/people/invitations.ts";
import { PAPERS, phoneOf, programAll, ROCKS } from "../../support/stories.ts";
import { replayed } from "../../support/simulation.ts";
import { Table } from "../../support/table.ts";
import { Theatre } from "../../support/theatre.ts";

const HOST: Actor = { kind: "host" };
const memberOf = (playerId: PlayerId, member: number): Actor => ({
  kind: "player",
  playerId,
  member,
});

/** Ada and Bo play RPS_SHOOT with a crowd of this size, in PROGRAM. */
function crowdAt(people: number, table = new Table()) {
  const [ada, bo] = [table.join("Ada"), table.join("Bo")];
  const crowd = table.openCrowd(people);
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("PROGRAM");
  // SAFETY: these tests play RPS_SHOOT.
  const programs = () => (table.hand(crowd) as RpsPrivate).programs;
  const battles = Object.keys(programs()).map(Number);
  const [first = 0] = battles;
  const want = (member: number, moves: readonly string[], battle = first) =>
    table.voteInCrowd(crowd, member, { type: "program", battle, moves });
  const decided = () => programs()[first]?.moves;
  return { table, ada, bo, crowd, programs, battles, first, want, decided };
}

/** Three players answer a level of SYNC_THINK; one of them is a crowd of this size. */
function wordsOf(people: number, table = new Table({ gameType: "SYNC_THINK" })) {
  const [ada, bo] = [table.join("Ada"), table.join("Bo")];
  const crowd = table.openCrowd(people);
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("THINK");
  const say = (member: number, word: string) =>
    table.voteInCrowd(crowd, member, { type: "word", word });
  const done = () => table.topic("stage").done[crowd] === true;
  return { table, ada, bo, crowd, say, done };
}

describe("the crowd's seat", () => {
  it("[SE51] exists once, is opened by the host and never leads", () => {
    const table = new Table();
    const crowd = table.openCrowd(3);
    expect(table.topic("sessionPlayersUpdated")[crowd]).toMatchObject({ crowd: true });
    expect(table.topic("websocketConnectionUpdated").crowd).toBe(3);
    expect(table.topic("gameSessionUpdated").gameOwnerPlayerId).toBeUndefined();
    const again = { topic: "openCrowd", body: { alias: "Another one" } } as const;
    expect(table.tryAs(HOST, again)).toBe("crowd_open");
    const ada = table.join("Ada");
    expect(table.tryAs(memberOf(crowd, 1), again)).toBe("not_host");
    table.disconnect(ada);
    table.wait(60_000);
    expect(table.topic("gameSessionUpdated").gameOwnerPlayerId).toBe(ada);
    const coHost = { topic: "coHost", body: { playerId: crowd, on: true } } as const;
    expect(table.tryAs(HOST, coHost)).toBe("player_not_found");
  });

  it("[SE51] is no longer usable once it is closed", () => {
    const table = new Table();
    const crowd = table.openCrowd(2);
    const sums = { sections: 1, people: 2, stageId: stageId(1), ready: 0, ballots: {} };
    expect(openLink(table.state, HOST, "crowd")).toEqual({ playerId: crowd });
    table.host({ topic: "requestPlayerKick", body: { playerId: crowd } });
    expect(table.refusal({ type: "crowdSums", sums })).toBe("crowd_closed");
    expect(openLink(table.state, HOST, "crowd")).toEqual({ refused: "crowd_closed" });
    expect(table.refusal({ type: "rejoin", playerId: crowd })).toBe("player_not_found");
    const another = table.openCrowd(0);
    expect(another).not.toBe(crowd);
  });

  it("[SE51] accepts commands only from the people of the crowd, who can remove no keepsakes", () => {
    const { table, ada, crowd } = crowdAt(2);
    const react = { topic: "reaction", body: { reaction: "clap" } } as const;
    expect(table.tryAs(memberOf(crowd, 1), react)).toBe("ok");
    expect(table.tryAs(phoneOf(crowd), react)).toBe("not_yours");
    expect(table.tryAs(memberOf(ada, 1), react)).toBe("not_yours");
    const take = { topic: "removeKeepsake", body: { keepsakeId: "any" } } as const;
    expect(table.tryAs(memberOf(crowd, 1), take)).toBe("not_yours");
  });
});

describe("a crowd that watches for a long time", () => {
  it("is present as long as somebody in it is, although its seat sends no heartbeat", () => {
    const { table, crowd } = crowdAt(2);
    table.host({ topic: "pause", body: { paused: true } });
    table.wait(120_000);
    expect(table.state.presence.seats[crowd]).toMatchObject({ open: true, away: false });
    table.members.clear();
    table.sockets();
    table.wait(60_000);
    expect(table.state.presence.seats[crowd]).toMatchObject({ open: false, away: true });
  });
});

describe("a crowd that chooses", () => {
  it("[SE53] plays what most people want as soon as everybody has voted", () => {
    const { want, decided, table } = crowdAt(3);
    expect(want(1, ROCKS)).toBe("ok");
    expect(want(2, PAPERS)).toBe("ok");
    expect(decided()).toEqual(["NOTHING", "NOTHING", "NOTHING"]);
    expect(want(3, PAPERS)).toBe("ok");
    expect(decided()).toEqual(PAPERS);
    expect(replayed(table)).toEqual(table.state);
  });

  it("[SE53] stays with what was counted when one of many wants something else afterwards", () => {
    const { want, decided, table } = crowdAt(3);
    for (const member of [1, 2, 3]) want(member, PAPERS);
    expect(decided()).toEqual(PAPERS);
    expect(want(3, ROCKS)).toBe("ok");
    table.until("BET");
    expect(decided()).toEqual(PAPERS);
    expect(replayed(table)).toEqual(table.state);
  });

  it("[SE12] [SE53] stays with what was counted also after a pause", () => {
    const { want, decided, table } = crowdAt(3);
    for (const member of [1, 2, 3]) want(member, PAPERS);
    want(3, ROCKS);
    table.host({ topic: "pause", body: { paused: true } });
    table.wait(5_000);
    table.host({ topic: "pause", body: { paused: false } });
    table.until("BET");
    expect(decided()).toEqual(PAPERS);
  });

  it("[SE53] changes its mind, when the time is up, if more than half of it want something else", () => {
    const { want, decided, table } = crowdAt(3);
    for (const member of [1, 2, 3]) want(member, PAPERS);
    for (const member of [2, 3]) want(member, ROCKS);
    expect(decided()).toEqual(PAPERS);
    table.until("BET");
    expect(decided()).toEqual(ROCKS);
  });

  it("[SE53] is not bound by the first few of it, when more of it have come and want something else", () => {
    const { want, decided, table } = crowdAt(2);
    for (const member of [1, 2]) want(member, PAPERS);
    expect(decided()).toEqual(PAPERS);
    for (let member = 3; member <= 9; member++) table.members.add(member);
    table.sockets();
    for (const member of [3, 4, 5]) want(member, ROCKS);
    table.until("BET");
    expect(decided()).toEqual(ROCKS);
  });

  it("[SE53] plays what most people want when the time is up; on a tie, what was wanted first", () => {
    const { table, want, ada, bo } = crowdAt(3);
    programAll(table, ada, PAPERS);
    programAll(table, bo, PAPERS);
    want(2, ROCKS);
    want(1, PAPERS);
    expect(table.stage).toBe("PROGRAM");
    table.until("BET");
    const seen = Object.values(table.state.crowd.ballots);
    expect(seen).toEqual([]);
    expect(JSON.stringify(table.state.game?.state)).toContain(JSON.stringify(ROCKS));
  });

  it("[SE53] plays what most people want when the host skips", () => {
    const { table, want } = crowdAt(2);
    want(1, ROCKS);
    const { stageId } = table.state.clock.stage;
    table.host({ topic: "requestNextStage", body: { stageId } });
    expect(table.stage).toBe("BET");
    expect(JSON.stringify(table.state.game?.state)).toContain(JSON.stringify(ROCKS));
  });

  it("[SE53] waits for a member who has made half a choice, but not for one who left", () => {
    const { table, want, decided } = crowdAt(3);
    want(1, ROCKS);
    want(2, ROCKS);
    want(3, ["PAPER", "NOTHING", "NOTHING"]);
    expect(decided()).toEqual(["NOTHING", "NOTHING", "NOTHING"]);
    table.members.delete(3);
    table.sockets();
    expect(decided()).toEqual(ROCKS);
  });

  it("[SE52] may change its votes until they count, and is refused impossible moves immediately", () => {
    const { table, want, decided, crowd } = crowdAt(2);
    want(1, ROCKS);
    want(1, PAPERS);
    want(2, PAPERS);
    expect(decided()).toEqual(PAPERS);
    expect(want(1, ROCKS, 99)).not.toBe("ok");
    expect(table.voteInCrowd(crowd, 1, { type: "juggle" })).toBe("invalid_move");
    table.host({ topic: "pause", body: { paused: true } });
    expect(want(1, ROCKS)).toBe("game_paused");
  });

  it("[SE52] shows each member the seat as if their choice were made, and nobody else sees it", () => {
    const theatre = new Theatre();
    const { table, crowd, want, first, ada } = crowdAt(2, theatre);
    const other = theatre.watch("player", phoneOf(ada));
    want(1, ROCKS);
    const programOf = (hand: unknown) => (hand as RpsPrivate).programs[first]?.moves;
    const [mine] = table.section.of(1);
    expect(programOf(applyPatch(table.hand(crowd), mine?.hand))).toEqual(ROCKS);
    expect(table.section.of(2)).toEqual([]);
    expect(programOf(table.hand(crowd))).toEqual(["NOTHING", "NOTHING", "NOTHING"]);
    expect(crowdView(table.state, table.games)).toEqual({
      people: 2,
      ballots: { [`program ${first}`]: { voted: 1 } },
    });
    expect(other.topics["crowd"]).toBeUndefined();
    expect(JSON.stringify(other.topics)).not.toContain(JSON.stringify(ROCKS));
  });

  it("[AB11] [SE53] votes for the same two cards in any order", () => {
    const table = new Table({ gameType: "AB_THINKING" });
    const crowd = table.openCrowd(5);
    const settings = { abThinkingSettings: { scoring: "large" } };
    for (const name of ["Ada", "Bo", "Cy", "Di", "Ed"]) table.join(name);
    table.start({ includeTutorial: false, maxScore: 5, ...settings });
    // In its own turn as the storyteller it does not vote.
    while (table.stage !== "VOTE" || table.topic("stage").waitingFor[crowd] !== true) table.tick();
    // SAFETY: this test plays AB_THINKING.
    const { board } = table.topic("stage").view as AbShared;
    const own = (table.hand(crowd) as AbPrivate).played;
    const [a, b, c] = Object.keys(board).filter((card) => card !== own);
    const vote = (member: number, ...cardIds: (string | undefined)[]) =>
      expect(table.voteInCrowd(crowd, member, { type: "vote", cardIds })).toBe("ok");
    vote(1, a, c);
    vote(2, a, b);
    vote(3, b, a);
    vote(4, b, a);
    vote(5, a, c);
    // SAFETY: as above.
    expect(new Set((table.hand(crowd) as AbPrivate).votes)).toEqual(new Set([a, b]));
  });

  it("[SE56] is done with the tutorial when half of it has tapped OK", () => {
    const table = new Table();
    const ada = table.join("Ada");
    const crowd = table.openCrowd(4);
    table.start();
    const { stageId } = table.state.clock.stage;
    const tap = (actor: Actor) => table.tryAs(actor, { topic: "ready", body: { stageId } });
    tap(phoneOf(ada));
    table.readyInCrowd(1);
    table.readyInCrowd(1);
    expect(table.topic("stage").waitingFor).toEqual({ [crowd]: true });
    table.readyInCrowd(2);
    expect(table.topic("stage").waitingFor).toEqual({});
  });
});

describe("an empty crowd in the tutorial", () => {
  it("[SE56] has not tapped OK: people who come during it are waited for", () => {
    const table = new Table();
    const ada = table.join("Ada");
    const crowd = table.openCrowd(0);
    table.start();
    // A section reports that nobody is there.
    expect(table.tellCrowd()).toBe("ok");
    expect(table.topic("stage").done[crowd]).toBeUndefined();
    table.members.add(1);
    table.sockets();
    expect(table.topic("stage").waitingFor).toEqual({ [ada]: true, [crowd]: true });
    table.readyInCrowd(1);
    expect(table.topic("stage").waitingFor).toEqual({ [ada]: true });
  });
});

describe("a crowd that writes", () => {
  it("[SE54] backs a proposal, which counts once more than half want it", () => {
    const { table, say, done } = wordsOf(3);
    say(1, "bread");
    say(2, "cheese");
    say(3, "jam");
    expect(done()).toBe(false);
    expect(
      crowdView(table.state, table.games).ballots["word"]?.proposals?.map(({ text }) => text),
    ).toEqual(["bread", "cheese", "jam"]);
    say(3, "cheese");
    expect(done()).toBe(true);
    expect(JSON.stringify(table.state.game?.state)).toContain("cheese");
    expect(JSON.stringify(table.state.game?.state)).not.toContain("bread");
    expect(replayed(table)).toEqual(table.state);
  });

  it("[SE54] [SE53] says what most people want when the time is up, and nobody else sees its proposals", () => {
    const { table, say, done, ada } = wordsOf(3);
    say(1, "marmalade");
    say(2, "butter");
    expect(table.publicText()).not.toContain("marmalade");
    expect(JSON.stringify(table.hand(ada))).not.toContain("marmalade");
    expect(done()).toBe(false);
    const { stageId } = table.state.clock.stage;
    while (table.state.clock.stage.stageId === stageId) table.tick();
    expect(JSON.stringify(table.state.game?.state)).toContain("marmalade");
  });

  const rude = {
    SYNC_THINK: ["THINK", { type: "word", word: "fuck" }],
    SNAPTION: ["CAPTION", { type: "caption", photo: 1, text: "what a fuck" }],
    CANVAS_CLASH: ["DRAW", { type: "guess", text: "fuck" }],
  } as const;
  it.each(Object.keys(rude) as (keyof typeof rude)[])(
    "[SE54] cannot propose anything rude in %s: it reaches nobody",
    (gameType) => {
      const table = new Table({ gameType });
      const people = ["Ada", "Bo", "Cy"].map((name) => table.join(name));
      const crowd = table.openCrowd(3);
      table.tryAs(HOST, { topic: "gameSettings", body: { settings: { filterLevel: "strict" } } });
      table.start({ includeTutorial: false });
      const [stage, move] = rude[gameType];
      table.until(stage);
      expect(table.voteInCrowd(crowd, 1, move)).toBe("text_not_allowed");
      expect(crowdView(table.state, table.games).ballots).toEqual({});
      const shown = [table.publicText(), ...[...people, crowd].map((id) => table.hand(id))];
      expect(JSON.stringify([shown, table.state.game?.state, table.state.crowd])).not.toContain(
        "fuck",
      );
    },
  );

  it("[SE55] has its votes counted every few seconds if a game wants that: it guesses one word at a time", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    for (const name of ["Ada", "Bo", "Cy"]) table.join(name);
    const crowd = table.openCrowd(3);
    table.start({ includeTutorial: false, numberOfTurns: 1 });
    table.until("DRAW");
    const say = (member: number, text: string) =>
      table.voteInCrowd(crowd, member, { type: "guess", text });
    const guesses = () => JSON.stringify(table.state.game?.state);
    expect(say(1, "zeppelin")).toBe("ok");
    expect(say(2, "wheelbarrow")).toBe("ok");
    expect(say(3, "wheelbarrow")).toBe("ok");
    // Everybody has voted and most agree, so it counts immediately. The next one waits for the others.
    expect(guesses()).toContain("wheelbarrow");
    table.wait(2_000);
    expect(say(1, "zeppelin")).toBe("ok");
    expect(guesses()).not.toContain("zeppelin");
    table.wait(4_000);
    expect(guesses()).toContain("zeppelin");
  });

  it("[SE12] [SE55] has, after a pause, the time that its question had left, and no more", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    for (const name of ["Ada", "Bo", "Cy"]) table.join(name);
    const crowd = table.openCrowd(3);
    table.start({ includeTutorial: false, numberOfTurns: 1 });
    table.until("DRAW");
    expect(table.voteInCrowd(crowd, 1, { type: "guess", text: "zeppelin" })).toBe("ok");
    const left = () => (table.state.crowd.ballots["guess"]?.countsAt ?? 0) - table.now;
    table.wait(1_000);
    const before = left();
    table.host({ topic: "pause", body: { paused: true } });
    table.wait(60_000);
    table.host({ topic: "pause", body: { paused: false } });
    expect([before > 0, left()]).toEqual([true, before]);
  });

  it("[SE12] [SE55] has the whole time for a vote that the room receives in a pause", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    for (const name of ["Ada", "Bo", "Cy"]) table.join(name);
    table.openCrowd(3);
    table.start({ includeTutorial: false, numberOfTurns: 1 });
    table.until("DRAW");
    table.host({ topic: "pause", body: { paused: true } });
    table.wait(30_000);
    const { stageId: of } = table.state.clock.stage;
    const wanted = [{ move: { type: "guess", text: "zeppelin" }, text: "zeppelin", votes: 1 }];
    const ballots = { guess: { turn: 0, voted: 1, wanted, within: 4_000 } };
    const sums = { sections: 1, people: 3, stageId: of, ready: 0, ballots };
    table.do({ type: "crowdSums", sums });
    table.wait(30_000);
    table.host({ topic: "pause", body: { paused: false } });
    expect((table.state.crowd.ballots["guess"]?.countsAt ?? 0) - table.now).toBe(4_000);
  });

  it("[SE52] is not heard in sums that arrive late: of an earlier stage, or of a question counted since", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    for (const name of ["Ada", "Bo", "Cy"]) table.join(name);
    table.openCrowd(3);
    table.start({ includeTutorial: false, numberOfTurns: 1 });
    table.until("DRAW");
    const { stageId: now } = table.state.clock.stage;
    const wanted = [{ move: { type: "guess", text: "zeppelin" }, text: "zeppelin", votes: 1 }];
    const tell = (of: StageId, turn: number) => {
      const ballots = { guess: { turn, voted: 1, wanted, within: 4_000 } };
      table.do({
        type: "crowdSums",
        sums: { sections: 1, people: 3, stageId: of, ready: 0, ballots },
      });
      return Object.keys(table.state.crowd.ballots);
    };
    expect(tell(stageId(now - 1), 0)).toEqual([]);
    expect(tell(now, 0)).toEqual(["guess"]);
    table.wait(4_000);
    expect(table.state.crowd.counted["guess"]).toBe(1);
    expect(tell(now, 0)).toEqual([]);
    expect(tell(now, 1)).toEqual(["guess"]);
  });

  it("[SE54] stays with the word that most of it wanted, though one of it proposes another afterwards", () => {
    const { table, crowd, say } = wordsOf(3);
    for (const member of [1, 2, 3]) say(member, "banana");
    const word = () => (table.hand(crowd) as { word?: string }).word;
    expect(word()).toBe("banana");
    expect(say(2, "lol")).toBe("ok");
    table.until("REVEAL");
    expect(word()).toBe("banana");
  });

  it("[CC10] [SE52] proposes the next word right after its guess was counted, whoever guessed before", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    for (const name of ["Ada", "Bo"]) table.join(name);
    const crowd = table.openCrowd(3);
    table.start({ includeTutorial: false, numberOfTurns: 1 });
    table.until("DRAW");
    const guess = (member: number, text: string) =>
      table.voteInCrowd(crowd, member, { type: "guess", text });
    for (const member of [1, 2, 3]) expect(guess(member, "qwertz")).toBe("ok");
    expect(table.state.crowd.counted).toEqual({ guess: 1 });
    table.wait(100);
    expect(guess(3, "asdfgh")).toBe("ok");
    table.wait(4_000);
    expect(table.state.crowd.counted).toEqual({ guess: 2 });
    expect(table.topic("stage").heat?.map(({ text }) => text)).toEqual(["qwertz", "asdfgh"]);
  });

  it("[CC30] guesses, and is never asked to paint", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    for (const name of ["Ada", "Bo"]) table.join(name);
    const crowd = table.openCrowd(2);
    table.start({ includeTutorial: false, numberOfTurns: 2 });
    const painted = new Set<PlayerId>();
    for (let count = 0; table.stage !== "GAME_END" && count < 300; count++) {
      const { game } = table.state;
      const easels = game && table.games[game.gameType]?.canvases?.(game.state)?.easels;
      for (const { painter } of easels ?? []) if (painter !== undefined) painted.add(painter);
      table.tick();
    }
    expect(table.stage).toBe("GAME_END");
    expect(painted.size).toBe(2);
    expect(painted.has(crowd)).toBe(false);
  });
});
