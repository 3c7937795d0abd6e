import { describe, expect, it } from "vitest";
import type { CanvasState } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { Actor, RoomChange } from "../../../src-rooms/session/model/inputs.ts";
import { CHAT_LINK_MS } from "../../../src-shared/catalog/streams.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { crowdCount, crowdView } from "../../../src-rooms/session/views/crowdViews.ts";
import { underCover } from "../../../src-rooms/session/views/views.ts";
import { programAll, ROCKS } from "../../support/stories.ts";
import { replayed } from "../../support/simulation.ts";
import { Table } from "../../support/table.ts";

const HOST: Actor = { kind: "host" };

function change(table: Table, wanted: RoomChange) {
  return table.do({ type: "updateRoom", actor: HOST, change: wanted });
}

const linkOf = (kind: "crowd" | "overlay", id: string, actor: Actor = HOST) =>
  ({ type: "invite", actor, ticket: { id, kind, until: Infinity } }) as const;

/** Ada and Bo play RPS_SHOOT with a crowd of two that sees everything ten seconds later. */
function streamed() {
  const table = new Table();
  const [ada, bo] = [table.join("Ada"), table.join("Bo")];
  const crowd = table.openCrowd(2);
  change(table, { codeHidden: true, streamDelay: 10 });
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("PROGRAM");
  // SAFETY: these tests play RPS_SHOOT.
  const programs = () =>
    (table.hand(crowd) as { programs: Record<number, { moves: string[] }> }).programs;
  const battles = Object.keys(programs()).map(Number);
  const vote = (member: number) =>
    battles.map((battle) =>
      table.voteInCrowd(crowd, member, { type: "program", battle, moves: ROCKS }),
    );
  return { table, ada, bo, crowd, vote };
}

describe("a room on a stream", () => {
  it("[SE96] has one link for its chat at a time, which only the host makes", () => {
    const table = new Table();
    const ada = table.join("Ada");
    change(table, { codeHidden: true });
    expect(table.refusal(linkOf("crowd", "one"))).toBe("crowd_closed");
    table.openCrowd(1);
    const adas: Actor = { kind: "player", playerId: table.join("Bo") };
    expect(table.refusal(linkOf("crowd", "one", adas))).toBe("not_host");
    table.do(linkOf("crowd", "one"));
    table.do(linkOf("crowd", "two"));
    expect(table.state.room.chatLink).toEqual({ id: "two", until: table.now + CHAT_LINK_MS });
    expect(table.state.room.tickets ?? []).toEqual([]);
    change(table, { codeHidden: false });
    expect(table.state.room.chatLink).toBeUndefined();
    expect(table.state.seats[ada]?.status).toBe("seated");
    expect(replayed(table)).toEqual(table.state);
  });

  it("[SE97] has one picture over it at a time, which a newer one or showing the code again closes", () => {
    const table = new Table();
    change(table, { codeHidden: true });
    table.do(linkOf("overlay", "one"));
    const closed = [{ who: "overlay", code: CLOSE.dismissed }];
    expect(table.do(linkOf("overlay", "two")).closings).toEqual(closed);
    expect(table.state.room.overlay).toBe("two");
    expect(change(table, { codeHidden: false }).closings).toEqual(closed);
    expect(table.state.room.overlay).toBeUndefined();
  });

  it("[SE96] [SE97] shows viewers neither its code nor what the crowd proposes", () => {
    const table = new Table({ gameType: "SYNC_THINK" });
    for (const name of ["Ada", "Bo"]) table.join(name);
    const crowd = table.openCrowd(3);
    table.start({ includeTutorial: false, numberOfRounds: 1 });
    table.until("THINK");
    table.voteInCrowd(crowd, 1, { type: "word", word: "banana" });
    expect(JSON.stringify(crowdView(table.state, table.games))).toContain("banana");
    expect(crowdCount(table.state, table.games)).toEqual({
      people: 3,
      ballots: { word: { voted: 1 } },
    });
    const session = table.topic("gameSessionUpdated");
    expect(session.gameCode).not.toBe("");
    expect(underCover("gameSessionUpdated", session)).toEqual({ ...session, gameCode: "" });
  });

  it("[SE98] says how late its viewers are, while it is on a stream", () => {
    const table = new Table();
    change(table, { streamDelay: 20 });
    expect(table.topic("gameSessionUpdated").streamDelay).toBeUndefined();
    change(table, { codeHidden: true });
    expect(table.topic("gameSessionUpdated").streamDelay).toBe(20);
    change(table, { streamDelay: 0 });
    expect(table.topic("gameSessionUpdated").streamDelay).toBeUndefined();
  });

  it("[SE99] waits for viewers who have not seen the end yet, and for nobody else", () => {
    const { table, ada, crowd, vote } = streamed();
    const ended = table.state.clock.stage.endsAt ?? 0;
    while (!table.state.clock.awaitsStream) table.tick();
    expect(table.now).toBeGreaterThanOrEqual(ended);
    expect(table.topic("stage")).toMatchObject({ name: "PROGRAM", held: true, awaitsStream: true });
    expect(table.topic("timer").endsAt).toBe(table.now + 10_000);
    const late = { type: "program", battle: 1, moves: ROCKS };
    expect(table.move(ada, late)).toBe("stage_over");
    expect(vote(1).every((said) => said === "ok")).toBe(true);
    expect(table.stage).toBe("PROGRAM");
    // Everybody at home has voted, so there is nothing left to wait for.
    vote(2);
    table.wait(1_500);
    expect(table.stage).not.toBe("PROGRAM");
    expect(table.topic("stage").awaitsStream).toBeUndefined();
    expect(table.hand(crowd)).toBeDefined();
    expect(replayed(table)).toEqual(table.state);
  });

  it("[SE99] goes on when the delay is over, when the crowd was done before, and when the host moves on", () => {
    const silent = streamed().table;
    while (!silent.state.clock.awaitsStream) silent.tick();
    silent.wait(10_000 + 1_000);
    expect(silent.stage).not.toBe("PROGRAM");

    const { table, ada, bo, vote } = streamed();
    vote(1);
    vote(2);
    for (const id of [ada, bo]) programAll(table, id, ROCKS);
    table.wait(1_500);
    expect(table.stage).not.toBe("PROGRAM");

    const hurried = streamed().table;
    while (!hurried.state.clock.awaitsStream) hurried.tick();
    const { stageId } = hurried.state.clock.stage;
    hurried.host({ topic: "requestNextStage", body: { stageId } });
    expect(hurried.stage).not.toBe("PROGRAM");
  });
});

describe("a stage in which the crowd is asked again and again", () => {
  it.each([
    ["CANVAS_CLASH", "DRAW"],
    ["HIDE_AND_PEEK", "LIGHT"],
  ] as const)(
    "[SE99] of %s, %s, ends on time, even if nobody in the crowd did anything",
    (gameType, stage) => {
      const table = new Table({ gameType });
      for (const name of ["Ada", "Bo", "Cy"]) table.join(name);
      table.openCrowd(2);
      change(table, { codeHidden: true, streamDelay: 30 });
      table.start({ includeTutorial: false });
      table.until(stage);
      const { endsAt = 0 } = table.state.clock.stage;
      while (table.stage === stage) table.tick();
      expect(table.now).toBeLessThan(endsAt + 1_000);
    },
  );

  it("[SE99] is not one in which it has several things to decide once: viewers who did some are waited for", () => {
    const { table, vote, crowd } = streamed();
    const { programs } = table.hand(crowd) as { programs: Record<number, unknown> };
    const [battle] = Object.keys(programs).map(Number);
    for (const member of [1, 2]) {
      table.voteInCrowd(crowd, member, { type: "program", battle, moves: ROCKS });
    }
    expect(table.state.crowd.counted).toEqual({ [`program ${battle}`]: 1 });
    while (table.stage === "PROGRAM" && !table.state.clock.awaitsStream) table.tick();
    expect(table.topic("stage")).toMatchObject({ name: "PROGRAM", awaitsStream: true });
    for (const member of [1, 2]) vote(member);
    table.wait(1_500);
    expect(table.stage).not.toBe("PROGRAM");
  });
});

describe("the crowd's guesses", () => {
  it("[SE100] are shown on every screen: wrong ones, added up, and never the word", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    for (const name of ["Ada", "Bo", "Cy"]) table.join(name);
    const crowd = table.openCrowd(3);
    table.start({ includeTutorial: false, numberOfTurns: 1 });
    table.until("DRAW");
    // SAFETY: this test plays CANVAS_CLASH.
    const canvas = table.state.game?.state as CanvasState | undefined;
    const word = canvas?.turn?.word.text ?? "";
    const guess = (member: number, text: string) =>
      table.voteInCrowd(crowd, member, { type: "guess", text });
    const heat = () => table.topic("stage").heat;
    expect(heat()).toBeUndefined();
    guess(1, "qwertz");
    guess(2, "qwertz");
    guess(3, word);
    expect(heat()).toEqual([{ text: "qwertz", votes: 2 }]);
    // Four seconds later the votes are counted, and a new vote begins.
    table.wait(4_000);
    guess(1, "yxcvbn");
    expect(heat()).toEqual([
      { text: "qwertz", votes: 2 },
      { text: "yxcvbn", votes: 1 },
    ]);
    expect(guess(2, "fuck")).toBe("text_not_allowed");
    expect(JSON.stringify(heat())).not.toContain(word);
    const { stageId } = table.state.clock.stage;
    table.host({ topic: "requestNextStage", body: { stageId } });
    expect(heat()).toBeUndefined();
    expect(replayed(table)).toEqual(table.state);
  });
});
