import { describe, expect, it } from "vitest";
import type { BackstageMode } from "../../../src-shared/catalog/settings.ts";
import type { Verdict } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Seed } from "../../../src-rooms/games/random.ts";
import { Table } from "../../support/table.ts";
import { sloganGame } from "../../support/toy-game/slogans.ts";
import { toyGame } from "../../support/toy-game/rules.ts";
import { Theatre } from "../../support/theatre.ts";

const GAMES = { SYNC_THINK: sloganGame };

/** Ada leads, Ben and Cleo play; the game has just begun. */
function seated(
  mode: BackstageMode,
  table = new Table({ gameType: "SYNC_THINK", games: GAMES }),
  settings: object = {},
) {
  const [ada, ben, cleo] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  table.start({ includeTutorial: false, numberOfRounds: 2, backstage: mode, ...settings });
  const decide = (who: PlayerId, whose: PlayerId, verdict: Verdict) =>
    table.tryAs(
      { kind: "player", playerId: who },
      { topic: "moderate", body: { itemId: table.backstageId(`slogan-${whose}`), verdict } },
    );
  const report = (who: PlayerId, whose: PlayerId) =>
    table.tryAs(
      { kind: "player", playerId: who },
      { topic: "report", body: { itemId: `slogan-${whose}` } },
    );
  const coHost = (playerId: PlayerId, on: boolean) =>
    table.tryAs({ kind: "host" }, { topic: "coHost", body: { playerId, on } });
  const say = (id: PlayerId, text: string) => table.move(id, { text });
  const shown = () => (table.topic("stage").view as { shown: readonly string[] }).shown;
  return { table, ada, ben, cleo, decide, report, coHost, say, shown };
}

describe("what is shown backstage", () => {
  it("[SE22] has ids that do not say who made a thing, and keeps them", () => {
    const { table, ben, cleo, coHost, decide, say } = seated("hide");
    coHost(ben, true);
    say(cleo, "Cheese first");
    const seen = () => Object.keys(table.backstage(ben)?.items ?? {});
    const [id] = seen();
    expect(id).toMatch(/^item-[0-9a-f]{12}$/);
    expect(JSON.stringify(table.backstage(ben))).not.toContain(`slogan-${cleo}`);
    // A phone that guesses the game's own id has no success.
    const guessed = {
      topic: "moderate",
      body: { itemId: `slogan-${cleo}`, verdict: "hide" },
    } as const;
    expect(table.tryAs({ kind: "player", playerId: ben }, guessed)).toBe("not_found");
    expect(decide(ben, cleo, "hide")).toBe("ok");
    expect(seen()).toEqual([id]);
  });
});

describe("the ids of what is shown backstage", () => {
  it("[SE22] cannot be worked out by a host who plays, who knows account, room and game", () => {
    const idsAt = (chance: Seed) => {
      const table = new Table({ gameType: "SYNC_THINK", games: GAMES });
      const [ada, ben] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
      table.host({ topic: "gameSettings", body: { settings: { includeTutorial: false } } });
      const start = { topic: "startGame", body: {} } as const;
      table.do({
        type: "command",
        actor: { kind: "player", playerId: ada },
        command: start,
        chance,
      });
      table.move(ben, { text: "Up with socks" });
      const { gameId } = table.topic("gameCreated") ?? {};
      return { gameId, roomId: table.state.room.roomId, id: table.backstageId(`slogan-${ben}`) };
    };
    const [one, other] = [idsAt([1, 2, 3]), idsAt([4, 5, 6])];
    expect(other).toMatchObject({ gameId: one.gameId, roomId: one.roomId });
    expect(other.id).not.toBe(one.id);
    expect(idsAt([1, 2, 3])).toEqual(one);
  });
});

describe("co-hosts", () => {
  it("[SE21] get the backstage and none of the host's other rights", () => {
    const { table, ben, cleo, coHost, say } = seated("hide");
    say(cleo, "Cheese first");
    expect(table.backstage(ben)).toBeUndefined();
    expect(coHost(ben, true)).toBe("ok");
    expect(table.topic("sessionPlayersUpdated")[ben]?.coHost).toBe(true);
    expect(table.backstage(ben)?.items).toMatchObject({
      [table.backstageId(`slogan-${cleo}`)]: { text: "Cheese first", status: "waiting" },
    });
    const asBen = { kind: "player", playerId: ben } as const;
    expect(table.tryAs(asBen, { topic: "requestEndGame", body: {} })).toBe("not_host");
    expect(table.tryAs(asBen, { topic: "coHost", body: { playerId: cleo, on: true } })).toBe(
      "not_host",
    );
    expect(coHost(ben, false)).toBe("ok");
    expect(table.backstage(ben)).toBeUndefined();
    expect(table.topic("sessionPlayersUpdated")[ben]).not.toHaveProperty("coHost");
  });

  it("[SE21] are people who stay: neither robots nor players who left", () => {
    const { table, ben, coHost, decide, say } = seated("hide");
    const robot = table.robot();
    expect(coHost(robot, true)).toBe("player_not_found");
    coHost(ben, true);
    table.do({ type: "quit", playerId: ben });
    expect(coHost(ben, true)).toBe("player_not_found");
    table.do({ type: "rejoin", playerId: ben });
    table.connect(ben);
    say(ben, "Back again");
    expect(table.backstage(ben)).toBeUndefined();
    expect(decide(ben, ben, "hide")).toBe("not_host");
  });
});

describe("the backstage", () => {
  it("[SE22] is on the phones of host and co-hosts and on no other screen, without names", () => {
    const theatre = new Theatre({ gameType: "SYNC_THINK", games: GAMES });
    const { ada, ben, cleo, coHost, say, decide } = seated("hide", theatre);
    const [tv, spectator, joiner] = [
      theatre.tv(),
      theatre.watch("spectator", { kind: "spectator" }),
      theatre.watch("join", { kind: "onlooker" }),
    ];
    const [phoneA, phoneB, phoneC] = [ada, ben, cleo].map((playerId) =>
      theatre.watch("player", { kind: "player", playerId }),
    );
    coHost(ben, true);
    say(cleo, "The moon is a cracker");
    for (const phone of [phoneA, phoneB]) {
      const text = JSON.stringify(phone?.topics.backstage);
      expect(text).toContain("The moon is a cracker");
      expect(text).not.toContain("playerId");
    }
    for (const viewer of [tv, spectator, joiner, phoneC]) {
      expect(viewer?.texts.join()).not.toContain("cracker");
    }
    // A moderator sees the result; a seat that loses the role loses the view.
    decide(ben, cleo, "hide");
    expect(JSON.stringify(phoneA?.topics.backstage)).toContain("hidden");
    coHost(ben, false);
    expect(phoneB?.topics).not.toHaveProperty("backstage");
  });

  it("[SE22] may change its decisions, and only decides on things that exist", () => {
    const { table, ada, ben, cleo, decide, say, shown } = seated("hide");
    say(ben, "Up with socks");
    expect(decide(cleo, ben, "hide")).toBe("not_host");
    expect(decide(ada, cleo, "hide")).toBe("not_found");
    expect(decide(ada, ben, "hide")).toBe("ok");
    expect(decide(ada, ben, "approve")).toBe("ok");
    table.until("SHOW");
    expect(shown()).toEqual(["Up with socks"]);
    expect(decide(ada, ben, "hide")).toBe("ok");
    expect(shown()).toEqual([]);
  });

  it("[SE22] is told that it is too late when the game is over and its podium stands", () => {
    const { table, ada, ben, decide, report, say } = seated("hide", undefined, {
      numberOfRounds: 1,
    });
    say(ben, "Up with socks");
    table.until("GAME_END");
    expect(decide(ada, ben, "hide")).toBe("stage_over");
    expect(report(ada, ben)).toBe("no_game_running");
  });

  it("[SE23] lets the room show only what was approved, or everything that was not hidden", () => {
    for (const [mode, seen] of [
      ["approve", ["Two"]],
      ["hide", ["Two", "Three"]],
      ["off", ["One", "Two", "Three"]],
    ] as const) {
      const { table, ada, ben, cleo, decide, say, shown } = seated(mode);
      say(ada, "One");
      say(ben, "Two");
      say(cleo, "Three");
      if (mode !== "off") decide(ada, ada, "hide");
      if (mode !== "off") decide(ada, ben, "approve");
      table.until("SHOW");
      expect(shown()).toEqual(seen);
    }
  });

  it("[SE23] is empty in a game that shows nothing players make", () => {
    const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: toyGame } });
    const { ada, decide } = seated("approve", table);
    table.move(ada, { guess: 3 });
    expect(table.backstage(ada)?.items).toEqual({});
    expect(decide(ada, ada, "hide")).toBe("not_found");
    table.until("SHOW");
  });
});

describe("a stage that is over", () => {
  /** Returns how long it takes until the texts are shown once everybody has written, ms. */
  function waitFor(mode: BackstageMode, more: (room: ReturnType<typeof seated>) => void): number {
    const room = seated(mode);
    for (const id of [room.ada, room.ben, room.cleo]) room.say(id, `I am ${id}`);
    const from = room.table.now;
    more(room);
    room.table.until("SHOW");
    return room.table.now - from;
  }

  it("[SE24] waits for backstage, longer if things must be approved", () => {
    expect(waitFor("off", () => undefined)).toBe(1_500);
    expect(waitFor("hide", () => undefined)).toBe(6_500);
    expect(waitFor("approve", () => undefined)).toBe(21_500);
  });

  it("[SE24] goes on as soon as all is decided, and accepts no moves meanwhile", () => {
    const { table, ada, ben, cleo, decide, say } = seated("approve");
    for (const id of [ada, ben, cleo]) say(id, `I am ${id}`);
    table.wait(2_000);
    expect(table.stage).toBe("SAY");
    expect(table.topic("stage").held).toBe(true);
    expect(say(ben, "one more thing")).toBe("stage_over");
    for (const id of [ada, ben]) decide(ada, id, "approve");
    expect(table.stage).toBe("SAY");
    decide(ada, cleo, "hide");
    expect(table.stage).toBe("SHOW");
    expect(table.topic("stage").held).toBeUndefined();
  });

  it("[SE24] does not wait if all was decided before or if the host skips", () => {
    expect(
      waitFor("approve", ({ ada, ben, cleo, decide }) => {
        for (const id of [ada, ben, cleo]) decide(ada, id, "approve");
      }),
    ).toBe(1_500);
    const skipped = waitFor("approve", ({ table }) => {
      const { stageId } = table.state.clock.stage;
      table.host({ topic: "requestNextStage", body: { stageId } });
    });
    expect(skipped).toBe(0);
  });

  it("[SE24] does not wait for phones that are away", () => {
    const { table, ada, ben, cleo, say } = seated("hide", undefined, { timerMode: "x2" });
    for (const id of [ada, ben]) table.silent.set(id, table.now);
    table.wait(14_000);
    say(cleo, "Anybody there?");
    const from = table.now;
    table.until("SHOW");
    // The phone counts as away after 15 s of silence, and then the pause after the last text follows.
    expect(table.now - from).toBeLessThan(5_000);
  });

  it("[SE24] has no robot move any more that takes a seat over meanwhile", () => {
    const { table, ada, ben, cleo, say } = seated("approve", undefined, { timerMode: "off" });
    table.disconnect(cleo);
    table.wait(60_000);
    for (const id of [ada, ben]) say(id, `I am ${id}`);
    table.wait(1_500);
    expect(table.topic("stage").held).toBe(true);
    table.host({ topic: "autopilot", body: { playerId: cleo, on: true } });
    table.wait(10_000);
    expect(table.topic("stage").held).toBe(true);
    expect(Object.keys(table.backstage(ada)?.items ?? {})).toHaveLength(2);
  });

  it("[SE24] [SE41] does not wake its game meanwhile, at a time within the stage", () => {
    const woken: string[] = [];
    const game: typeof sloganGame = {
      ...sloganGame,
      stage: (state) => {
        const stage = sloganGame.stage(state);
        return stage.kind === "input" ? { ...stage, wakeAt: 4_000 } : stage;
      },
      onRoomEvent: (state, { type }) => {
        woken.push(type);
        return state;
      },
    };
    const { table, ada, ben, cleo, say } = seated(
      "approve",
      new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: game } }),
    );
    for (const id of [ada, ben, cleo]) say(id, `I am ${id}`);
    table.wait(10_000);
    expect(table.topic("stage").held).toBe(true);
    expect(woken).not.toContain("tick");
  });

  it("[SE24] waits through a pause, and for things that arrived late", () => {
    const { table, ada, ben, say } = seated("hide");
    say(ben, "Just in time");
    const { endsAt = 0 } = table.state.clock.stage;
    table.wait(endsAt - table.now + 1_000);
    expect(table.topic("stage").held).toBe(true);
    table.host({ topic: "pause", body: { paused: true } });
    table.wait(60_000);
    expect(table.stage).toBe("SAY");
    table.host({ topic: "pause", body: { paused: false } });
    table.wait(3_000);
    expect(table.stage).toBe("SAY");
    table.until("SHOW");
    expect(table.backstage(ada)?.items[table.backstageId(`slogan-${ben}`)]?.status).toBe("waiting");
  });
});

describe("players", () => {
  it("[SE25] can report a thing, which is then shown to a host who wanted no backstage", () => {
    const { table, ada, ben, cleo, report, decide, say, shown } = seated("off");
    say(ben, "Something rude");
    expect(report(cleo, ada)).toBe("not_found");
    table.until("SHOW");
    expect(table.backstage(ada)).toBeUndefined();
    expect(report(cleo, ben)).toBe("ok");
    // A thing is reported once, however often phones say so: what the room stores does not grow.
    expect(report(cleo, ben)).toBe("ok");
    expect(report(ada, ben)).toBe("ok");
    expect(table.state.game?.backstage?.reported).toEqual([`slogan-${ben}`]);
    expect(table.backstage(ada)?.items).toEqual({
      [table.backstageId(`slogan-${ben}`)]: {
        kind: "text",
        text: "Something rude",
        status: "waiting",
        reported: true,
      },
    });
    expect(table.backstage(cleo)).toBeUndefined();
    decide(ada, ben, "hide");
    expect(shown()).toEqual([]);
  });

  it("[SE25] can report nothing when no game runs", () => {
    const table = new Table();
    const ada = table.join("Ada");
    const asked = { topic: "report", body: { itemId: "slogan-1" } } as const;
    expect(table.tryAs({ kind: "player", playerId: ada }, asked)).toBe("no_game_running");
    expect(table.tryAs({ kind: "host" }, asked)).toBe("not_yours");
  });
});
