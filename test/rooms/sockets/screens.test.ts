import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMANDS_PER_10_S, JOINER_COMMANDS_PER_10_S } from "../../../src-shared/catalog/limits.ts";
import { randomFrom, seeded, type Random } from "../../../src-rooms/games/random.ts";
import type { Input } from "../../../src-rooms/session/model/inputs.ts";
import { personName } from "../../../src-rooms/session/model/people.ts";
import { anyActor, anyCommand, anySeat, comeAndGo } from "../../support/crowd.ts";
import { simulation as simulatedRps } from "../../support/games/rps-shoot.ts";
import { phoneOf, programAll, ROCKS } from "../../support/stories.ts";
import { asScreen, Theatre, truthFor, type Viewer } from "../../support/theatre.ts";

const ONLOOKER_TOPICS = ["gameSessionUpdated", "sessionPlayersUpdated", "usedAvatars"];

function duelShown() {
  const theatre = new Theatre();
  const [ada, bo] = [theatre.join("Ada"), theatre.join("Bo")];
  return {
    theatre,
    ada,
    bo,
    tv: theatre.tv(),
    phoneA: theatre.watch("player", phoneOf(ada)),
    phoneB: theatre.watch("player", phoneOf(bo)),
    joiner: theatre.watch("join", { kind: "onlooker" }),
  };
}

/** The topics of one frame, in order. */
function topicsOf(frame: ReturnType<Viewer["news"]>[number] | undefined): string[] {
  if (!frame) return [];
  return frame.topic === "batch" ? frame.body.map(({ topic }) => topic) : [frame.topic];
}

describe("a screen that connects", () => {
  it("[PR3] gets a snapshot first, with the time, its identity and everything it may see", () => {
    const { theatre, phoneA, ada } = duelShown();
    const [first, ...more] = phoneA.news();
    expect(first).toMatchObject({
      seq: 1,
      topic: "snapshot",
      body: { serverTime: theatre.now, you: { purpose: "player", playerId: ada } },
    });
    expect(more).toEqual([]);
    expect(phoneA.topics).toEqual(truthFor(phoneA, theatre.state, theatre));
  });

  it("[PR3] causes no frames to the others", () => {
    const { theatre, tv } = duelShown();
    tv.news();
    theatre.tv();
    expect(tv.news()).toEqual([]);
  });

  it("[PR6] gets frames numbered from one, without gaps", () => {
    const { theatre, ada, tv } = duelShown();
    theatre.start({ includeTutorial: false });
    theatre.until("PROGRAM");
    theatre.move(ada, { type: "program", battle: 1, moves: ROCKS });
    const seqs = tv.frames.map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, at) => at + 1));
  });

  it("[PR6] gets a snapshot that restarts the numbers when it reports a lost frame", () => {
    const { theatre, tv } = duelShown();
    theatre.robot();
    tv.news();
    theatre.resync(tv, "q1");
    expect(tv.news().map(({ seq, topic }) => [seq, topic])).toEqual([
      [1, "snapshot"],
      [2, "ack"],
    ]);
    expect(tv.topics).toEqual(truthFor(tv, theatre.state, theatre));
  });
});

describe("a change of the room", () => {
  it("[PR7] is sent as a patch if that is shorter, otherwise whole", () => {
    const { theatre, tv } = duelShown();
    tv.news();
    theatre.host({ topic: "gameSettings", body: { settings: { timerMode: "x2" } } });
    expect(tv.texts.at(-1)).toBe(
      '{"seq":2,"topic":"gameSettingsUpdated","patch":{"timerMode":"x2"}}',
    );
    theatre.join("Cy");
    const batch = tv.news().at(-2);
    const parts = batch?.topic === "batch" ? batch.body : [];
    const faces = parts.find(({ topic }) => topic === "usedAvatars");
    expect(faces).toMatchObject({ body: theatre.topic("usedAvatars") });
    const seats = parts.find(({ topic }) => topic === "sessionPlayersUpdated");
    expect(Object.keys((seats as { patch: object }).patch)).toEqual(["3"]);
  });

  it("[PR7] that ends a topic is sent with neither patch nor body", () => {
    const { theatre, tv, phoneA } = duelShown();
    theatre.start({ includeTutorial: false });
    theatre.host({ topic: "requestEndGame", body: {} });
    tv.news();
    phoneA.news();
    theatre.host({ topic: "requestEndGame", body: {} });
    const [frame] = phoneA.news();
    const parts = frame?.topic === "batch" ? frame.body : [];
    for (const topic of ["playersUpdated", "timer", "hand"]) {
      expect(parts).toContainEqual({ topic });
      expect(phoneA.topics).not.toHaveProperty(topic);
    }
  });

  it("[PR8] is one frame for each screen, with its events and the reply to the sender", () => {
    const { theatre, ada, tv, phoneA, phoneB } = duelShown();
    theatre.start({ includeTutorial: false });
    theatre.until("PROGRAM");
    for (const viewer of [tv, phoneA, phoneB]) viewer.news();
    const skip: Input = {
      type: "command",
      actor: phoneOf(ada),
      command: {
        topic: "requestNextStage",
        body: { stageId: theatre.state.clock.stage.stageId },
      },
    };
    theatre.command(phoneA, "c1", skip);
    const [onA, onTv] = [phoneA.news(), tv.news()];
    expect(onA).toHaveLength(1);
    expect(topicsOf(onA[0])).toEqual(["timer", "stage", "stageCompletedMessage", "ack"]);
    expect(onTv).toHaveLength(1);
    expect(topicsOf(onTv[0])).toEqual(["timer", "stage", "stageCompletedMessage"]);
    expect(phoneA.replies).toEqual([{ topic: "ack", id: "c1", serverTime: theatre.now }]);
    expect(phoneB.replies).toEqual([]);
  });

  it("[PR8] a command that changes nothing is answered to its sender alone", () => {
    const { theatre, ada, tv, phoneA } = duelShown();
    for (const viewer of [tv, phoneA]) viewer.news();
    const beat = { topic: "playerHeartbeat", body: {} } as const;
    theatre.command(phoneA, "c1", { type: "command", actor: phoneOf(ada), command: beat });
    expect(tv.news()).toEqual([]);
    expect(phoneA.texts.at(-1)).toBe(
      `{"seq":2,"topic":"ack","id":"c1","serverTime":${theatre.now}}`,
    );
    theatre.command(phoneA, "c2", {
      type: "command",
      actor: phoneOf(ada),
      command: { topic: "requestPlayerKick", body: { playerId: ada } },
    });
    expect(phoneA.texts.at(-1)).toBe(
      '{"seq":3,"topic":"refused","id":"c2","body":{"code":"not_yours"}}',
    );
  });

  it("[PR9] an event is sent once and kept nowhere", () => {
    const { theatre, tv } = duelShown();
    theatre.host({ topic: "playSound", body: { sound: "boing" } });
    expect(tv.events).toHaveLength(1);
    expect(tv.events[0]).toMatchObject({ topic: "playSound", body: { sound: "boing" } });
    const late = theatre.tv();
    expect(late.events).toEqual([]);
    expect(late.topics).not.toHaveProperty("playSound");
  });
});

describe("private information", () => {
  it("[PR10] a hand is sent only to the phones of its own seat", () => {
    const { theatre, ada, tv, phoneA, phoneB, joiner } = duelShown();
    const spectator = theatre.watch("spectator", { kind: "spectator" });
    theatre.start({ includeTutorial: false });
    theatre.until("PROGRAM");
    programAll(theatre, ada, ROCKS);
    expect(JSON.stringify(phoneA.topics.hand)).toContain("ROCK");
    expect(JSON.stringify(phoneB.topics.hand)).not.toContain("ROCK");
    for (const viewer of [tv, spectator, joiner]) expect(viewer.topics).not.toHaveProperty("hand");
    for (const viewer of [tv, spectator, joiner, phoneB]) {
      expect(viewer.texts.join()).not.toContain("ROCK");
    }
  });

  it("[PR10] join screens get the room, its seats and the used avatars, and no events", () => {
    const { theatre, joiner } = duelShown();
    theatre.join("Cy");
    theatre.start({ includeTutorial: false });
    theatre.until("SHOOT");
    theatre.host({ topic: "playSound", body: { sound: "boing" } });
    expect(Object.keys(joiner.topics).toSorted((a, b) => a.localeCompare(b))).toEqual(
      ONLOOKER_TOPICS,
    );
    expect(joiner.events).toEqual([]);
    expect(joiner.topics).toEqual(truthFor(joiner, theatre.state, theatre));
  });
});

describe("a room that slept", () => {
  it("[PR11] sends every socket a snapshot before anything else", () => {
    const { theatre, ada, tv, phoneA, joiner } = duelShown();
    theatre.start({ includeTutorial: false });
    theatre.until("PROGRAM");
    for (const viewer of [tv, phoneA, joiner]) viewer.news();
    theatre.sleepAndWake();
    theatre.move(ada, { type: "program", battle: 1, moves: ROCKS });
    for (const viewer of [tv, phoneA, joiner]) {
      const [first] = viewer.news();
      expect([first?.seq, first?.topic]).toEqual([1, "snapshot"]);
      expect(viewer.topics).toEqual(truthFor(viewer, theatre.state, theatre));
    }
  });

  it("[PR11] responds to a refused command after the snapshot", () => {
    const { theatre, bo, phoneB } = duelShown();
    phoneB.news();
    theatre.sleepAndWake();
    const pause = { topic: "pause", body: { paused: true } } as const;
    theatre.command(phoneB, "c9", { type: "command", actor: phoneOf(bo), command: pause });
    expect(phoneB.news().map(({ topic }) => topic)).toEqual(["snapshot", "refused"]);
  });
});

describe("sockets", () => {
  it("[PR8] that are closing do not keep the others from receiving a change", () => {
    const { theatre, tv, phoneA } = duelShown();
    tv.isBroken = true;
    theatre.robot();
    expect(phoneA.topics).toEqual(truthFor(phoneA, theatre.state, theatre));
  });

  it("[PR16] may send 150 commands in ten seconds, and as many in the next ten", () => {
    const { theatre, phoneA, phoneB } = duelShown();
    const tooFast = (at: number) => theatre.house?.isTooFast(asScreen(phoneA), at);
    for (let count = 0; count < COMMANDS_PER_10_S; count++) expect(tooFast(1_000)).toBe(false);
    expect(tooFast(11_000)).toBe(true);
    expect(theatre.house?.isTooFast(asScreen(phoneB), 11_000)).toBe(false);
    expect(tooFast(11_001)).toBe(false);
  });

  it("[PR16] [T-joiners] of strangers, who only look and may open many, may send ten commands in ten seconds", () => {
    const { theatre, joiner, phoneA } = duelShown();
    const tooFast = (who: Viewer, at: number) => theatre.house?.isTooFast(asScreen(who), at);
    for (let count = 0; count < JOINER_COMMANDS_PER_10_S; count++) {
      expect(tooFast(joiner, 1_000)).toBe(false);
    }
    const other = theatre.watch("join", { kind: "onlooker" });
    expect(tooFast(joiner, 11_000)).toBe(true);
    expect(tooFast(other, 11_000)).toBe(false);
    expect(tooFast(phoneA, 11_000)).toBe(false);
    expect(tooFast(joiner, 11_001)).toBe(false);
  });

  it("[PR16] of one person are counted together: the phone, and the screens it put the room on", () => {
    const { theatre, ada, phoneA } = duelShown();
    const screen = theatre.watch("spectator", { kind: "spectator" }, personName(ada));
    const tooFast = (who: Viewer) => theatre.house?.isTooFast(asScreen(who), 1_000);
    for (let count = 0; count < COMMANDS_PER_10_S; count++) expect(tooFast(phoneA)).toBe(false);
    expect(tooFast(screen)).toBe(true);
  });
});

/** Does one of the things that can happen to a room or its sockets. */
function somethingHappens(theatre: Theatre, random: Random): void {
  const viewer = random.pick(theatre.viewers);
  switch (random.below(9)) {
    case 0:
      return comeAndGo(theatre, random);
    case 1:
      theatre.tryAs(anyActor(theatre, random), anyCommand(theatre, random, simulatedRps));
      return;
    case 2:
    case 3:
      return simulatedRps.saneMove(theatre, anySeat(theatre, random), random);
    case 4:
      if (theatre.viewers.length < 12) {
        const actor = anyActor(theatre, random);
        const purpose = actor.kind === "onlooker" ? "join" : actor.kind;
        theatre.watch(purpose, actor);
      }
      return;
    case 5:
      if (viewer && random.chance(0.3)) theatre.leave(viewer);
      return;
    case 6:
      if (random.chance(0.2)) theatre.sleepAndWake();
      else if (viewer) theatre.resync(viewer, "q");
      return;
    default:
      theatre.tick();
  }
}

describe("a client", () => {
  it("[PR7] that applies everything it receives shows the true state, whatever happens", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = randomFrom(seeded([seed, 5, 6]));
        const { theatre } = duelShown();
        theatre.start({ includeTutorial: false, numberOfRounds: 1 });
        for (let step = 0; step < 60 && theatre.state.room.active; step++) {
          somethingHappens(theatre, random);
          for (const viewer of theatre.viewers) {
            expect(viewer.topics).toEqual(truthFor(viewer, theatre.state, theatre));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
