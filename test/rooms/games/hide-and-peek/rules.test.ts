import { describe, expect, it } from "vitest";
import { hideBot } from "../../../../src-rooms/games/hide-and-peek/bot.ts";
import type {
  HidePrivate,
  HideShared,
  HideState,
} from "../../../../src-rooms/games/hide-and-peek/types.ts";
import { randomFrom } from "../../../../src-rooms/games/random.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Table } from "../../../support/table.ts";

/** A table that plays HIDE_AND_PEEK. */
class Garden extends Table {
  constructor() {
    super({ gameType: "HIDE_AND_PEEK" });
  }

  static with(count: number, settings: Record<string, unknown> = {}) {
    const garden = new Garden();
    const players = Array.from({ length: count }, (_, at) => garden.join(`Player ${at}`));
    garden.start({ includeTutorial: false, ...settings });
    garden.until("LIGHT");
    return { garden, players };
  }

  get game(): HideState {
    // SAFETY: this table plays nothing else.
    return this.state.game?.state as HideState;
  }

  get view(): HideShared {
    return this.topic("stage").view as HideShared;
  }

  privateViewOf(id: PlayerId): HidePrivate {
    return this.hand(id) as HidePrivate;
  }

  get hider(): PlayerId {
    const { hider } = this.view;
    if (hider === undefined) throw new Error("nobody is looked for");
    return hider;
  }

  go(id: PlayerId, spotName: string): string {
    return this.move(id, { type: "spot", spotName });
  }

  guess(id: PlayerId, spotName: string, doubled = false): string {
    return this.move(id, { type: "guess", spotName, ...(doubled && { doubled }) });
  }

  /** Hides everybody in house1 and begins the first hunt. */
  hunt(): void {
    this.until("DARK");
    for (const id of this.view.turnOrder) this.go(id, "house1");
    this.until("GUESS");
  }
}

/** A game of three: the first hider, and the two who search. */
function three() {
  const { garden, players } = Garden.with(3);
  garden.hunt();
  const [a, b] = players.filter((id) => id !== garden.hider);
  if (a === undefined || b === undefined) throw new Error("too few");
  return { garden, hider: garden.hider, a, b };
}

describe("one-off events", () => {
  const told = (garden: Garden) => {
    const topics = ["playerLocationSet", "currentHiderId", "guessSubmitted", "allSubmitted"];
    return garden.events
      .splice(0)
      .filter(({ topic }) => topics.includes(topic) || topic === "revealHidingSpot")
      .map(({ topic, body }) => [topic, body]);
  };

  it("[HP12] say who ran, who is looked for, who guessed and where the hider was, and nothing about the dark", () => {
    const { garden, players } = Garden.with(3);
    const [first] = players as [PlayerId, PlayerId, PlayerId];
    told(garden);
    garden.go(first, "house2");
    garden.go(first, "house2");
    expect(told(garden)).toEqual([["playerLocationSet", { playerId: first, spotName: "house2" }]]);
    garden.hunt();
    const { hider } = garden;
    expect(told(garden)).toEqual([["currentHiderId", { playerId: hider }]]);
    const [a, b] = players.filter((id) => id !== hider) as [PlayerId, PlayerId];
    garden.guess(a, "house1");
    garden.guess(a, "house3");
    garden.guess(b, "house1");
    expect(told(garden)).toEqual([
      ["guessSubmitted", { playerId: a }],
      ["guessSubmitted", { playerId: b }],
      ["allSubmitted", {}],
    ]);
    garden.until("REVEAL");
    expect(told(garden)).toEqual([["revealHidingSpot", { playerId: hider, spotName: "house1" }]]);
    garden.until("GUESS");
    expect(told(garden)).toEqual([["currentHiderId", { playerId: garden.hider }]]);
  });
});

describe("a lap", () => {
  it("[HP1] [HP2] has a light, a dark and a hunt for everybody; the next one reverses the order", () => {
    const { garden } = Garden.with(3);
    const first = garden.view.turnOrder;
    const seen: string[] = [];
    let last = 0;
    while (garden.state.game && garden.stage !== "GAME_END") {
      const { stageId, name } = garden.state.clock.stage;
      if (stageId !== last) seen.push(name);
      last = stageId;
      if (name === "LIGHT" && garden.view.lap === 2) {
        expect(garden.view.turnOrder).toEqual(first.toReversed());
      }
      garden.tick();
    }
    const lap = ["LIGHT", "DARK", ...[1, 2, 3].flatMap(() => ["GUESS", "REVEAL"]), "ROUND_SUMMARY"];
    expect(seen).toEqual([...lap, "ROUND_INTRO", ...lap]);
  });

  it("[HP2] [HP4] begins with nobody anywhere: everybody is waited for in each dark, and may hide elsewhere", () => {
    const { garden, players } = Garden.with(3);
    garden.go(players[0] as PlayerId, "house2");
    garden.hunt();
    garden.until("ROUND_SUMMARY");
    garden.until("LIGHT");
    const { lap, seen, revealed } = garden.view;
    expect({ lap, seen, revealed }).toEqual({ lap: 2, seen: {}, revealed: {} });
    for (const id of players) expect(garden.privateViewOf(id).spotName).toBeUndefined();
    garden.until("DARK");
    expect(garden.topic("stage").done).toEqual({});
    for (const id of players) garden.go(id, "house3");
    garden.until("REVEAL");
    expect(garden.view.spotName).toBe("house3");
  });

  it("[HP2] has shorter guesses with more than ten players", () => {
    for (const [count, ms] of [
      [10, 12_000],
      [11, 8_000],
    ] as const) {
      const { garden } = Garden.with(count, { numberOfTurns: 1 });
      garden.hunt();
      const { startedAt, endsAt = 0 } = garden.state.clock.stage;
      expect(endsAt - startedAt).toBe(ms);
      // A player who joins now takes no time away from the others.
      garden.join("Late");
      expect(garden.state.clock.stage.endsAt).toBe(endsAt);
    }
  });

  it("[HP3] lets everybody run in the light, in front of everybody, for its full time", () => {
    const { garden, players } = Garden.with(3);
    const [ada] = players as [PlayerId];
    for (const id of players) expect(garden.go(id, "house2")).toBe("ok");
    expect(garden.go(ada, "red_bucket")).toBe("ok");
    expect(garden.view.seen[ada]).toBe("red_bucket");
    garden.wait(11_900);
    expect(garden.stage).toBe("LIGHT");
    expect(garden.go(ada, "house9")).toBe("invalid_move");
    expect(garden.guess(ada, "house1")).toBe("stage_over");
  });

  it("[HP4] [HP5] lets everybody move unseen in the dark, and puts players without a spot somewhere", () => {
    const { garden, players } = Garden.with(3);
    const [ada, ben, cleo] = players as [PlayerId, PlayerId, PlayerId];
    garden.go(ada, "house1");
    garden.go(ben, "house3");
    garden.until("DARK");
    garden.go(ada, "house4");
    garden.go(ada, "blue_bucket");
    expect(garden.privateViewOf(ada).spotName).toBe("blue_bucket");
    expect(garden.publicText()).not.toContain("blue_bucket");
    garden.until("GUESS");
    expect(garden.game.hidden).toMatchObject({ [ada]: "blue_bucket", [ben]: "house3" });
    expect(garden.game.hidden[cleo]).toBeDefined();
    while (garden.stage !== "REVEAL" || garden.hider !== ada) {
      if (garden.view.lap === 1 && garden.game.hunts.every(({ hider }) => hider !== ada)) {
        expect(garden.publicText()).not.toContain("blue_bucket");
      }
      garden.tick();
    }
    expect(garden.view).toMatchObject({
      spotName: "blue_bucket",
      revealed: { [ada]: "blue_bucket" },
    });
  });

  it("[HP6] lets everybody but the hider guess, and change their guess", () => {
    const { garden, hider, a, b } = three();
    expect(garden.guess(hider, "house2")).toBe("not_your_turn");
    expect(garden.guess(a, "house2")).toBe("ok");
    expect(garden.guess(a, "house1")).toBe("ok");
    expect(garden.privateViewOf(a).guess).toEqual({ spotName: "house1", doubled: false });
    expect(garden.publicText()).not.toContain(`"guesses":{"${a}"`);
    expect(garden.privateViewOf(b).guess).toBeUndefined();
    garden.guess(b, "house3");
    garden.wait(1_500);
    expect(garden.stage).toBe("REVEAL");
    expect(garden.view.guesses[a]?.spotName).toBe("house1");
  });
});

describe("points", () => {
  it("[HP7] are 250 for a right guess, and 100 to the hider for a wrong one", () => {
    const { garden, hider, a, b } = three();
    garden.guess(a, "house1");
    garden.guess(b, "house5");
    garden.until("REVEAL");
    expect(garden.scores()).toEqual({ [hider]: 100, [a]: 250, [b]: 0 });
  });

  it("[HP7] are 200 more for a hider whom nobody found, but not when everybody was right or nobody guessed", () => {
    const unfound = three();
    unfound.garden.guess(unfound.a, "house5");
    unfound.garden.guess(unfound.b, "house6");
    unfound.garden.until("REVEAL");
    expect(unfound.garden.scores()[unfound.hider]).toBe(400);
    const found = three();
    for (const id of [found.a, found.b]) found.garden.guess(id, "house1");
    found.garden.until("REVEAL");
    expect(found.garden.scores()[found.hider]).toBe(0);
    const idle = three();
    idle.garden.until("REVEAL");
    expect(idle.garden.scores()[idle.hider]).toBe(0);
  });

  it("[HP7] [HP8] are shown in the reveal as what they changed, and not after it", () => {
    const { garden, hider, a, b } = three();
    garden.guess(a, "house1");
    garden.guess(b, "house2", true);
    expect(garden.view.gains).toEqual({});
    garden.until("REVEAL");
    // Nobody has less than nothing: the wrong doubled guess cost no points.
    expect(garden.view.gains).toEqual({ [hider]: 100, [a]: 250, [b]: 0 });
    expect(garden.privateViewOf(a).canDouble).toBe(true);
    garden.until("GUESS");
    const { gains, guesses } = garden.view;
    expect({ gains, guesses }).toEqual({ gains: {}, guesses: {} });
    const next = [hider, a].find((id) => id !== garden.hider);
    if (next === undefined) throw new Error("nobody searches");
    const before = garden.scores()[next] ?? 0;
    garden.guess(next, "house2", true);
    garden.until("REVEAL");
    expect(garden.view.gains[next]).toBe(-100);
    expect(garden.scores()[next]).toBe(before - 100);
  });

  it("[HP8] are 500 for a doubled right guess and -100 for a doubled wrong one, once a game", () => {
    const { garden, a, b } = three();
    expect(garden.guess(a, "house1", true)).toBe("ok");
    expect(garden.guess(b, "house2", true)).toBe("ok");
    garden.until("REVEAL");
    expect(garden.scores()).toMatchObject({ [a]: 500, [b]: 0 });
    garden.until("GUESS");
    const next = garden.hider === a ? b : a;
    expect(garden.privateViewOf(next).canDouble).toBe(false);
    expect(garden.guess(next, "house1", true)).toBe("double_used");
    expect(garden.guess(next, "house1")).toBe("ok");
  });

  it("[HP8] a double stays used up, and a plain wrong guess costs nothing", () => {
    const { garden, players } = Garden.with(4);
    garden.hunt();
    const { turnOrder } = garden.view;
    const last = turnOrder.at(-1) ?? players[0];
    if (last === undefined) throw new Error("nobody hides");
    garden.guess(last, "house1", true);
    garden.until("REVEAL");
    garden.until("GUESS");
    garden.guess(last, "house2");
    garden.until("REVEAL");
    expect(garden.scores()[last]).toBe(500);
    garden.until("GUESS");
    expect(garden.privateViewOf(last).canDouble).toBe(false);
    expect(garden.guess(last, "house1", true)).toBe("double_used");
  });

  it("[HP8] a double that was taken back is not used up", () => {
    const { garden, a } = three();
    garden.guess(a, "house1", true);
    garden.guess(a, "house1");
    garden.until("REVEAL");
    expect(garden.scores()[a]).toBe(250);
    expect(garden.privateViewOf(a).canDouble).toBe(true);
  });
});

describe("arriving and leaving", () => {
  it("[HP9] a player who has left is not looked for", () => {
    const { garden } = Garden.with(5);
    garden.hunt();
    const { hider } = garden;
    const next = garden.view.turnOrder[1];
    garden.do({ type: "quit", playerId: hider });
    expect(garden.stage).toBe("GUESS");
    expect(garden.hider).toBe(next);
    const third = garden.view.turnOrder[2];
    if (third !== undefined) garden.do({ type: "quit", playerId: third });
    garden.until("REVEAL");
    garden.until("GUESS");
    expect(garden.hider).toBe(garden.view.turnOrder[3]);
  });

  it("[HP9] a player who leaves while their hiding place is shown is shown to the end", () => {
    const { garden, hider } = three();
    garden.until("REVEAL");
    garden.do({ type: "quit", playerId: hider });
    expect(garden.stage).toBe("REVEAL");
    expect(garden.view).toMatchObject({ hider, spotName: "house1" });
  });

  it("[HP9] a guess of a player who has left finds nobody and fools nobody", () => {
    const { players, garden } = Garden.with(4);
    garden.hunt();
    const { hider } = garden;
    const [gone, stays] = players.filter((id) => id !== hider) as [PlayerId, PlayerId];
    garden.guess(gone, "house1");
    garden.guess(stays, "house2");
    garden.do({ type: "quit", playerId: gone });
    garden.until("REVEAL");
    expect(garden.game.hunts).toMatchObject([{ finders: [], fooled: [stays] }]);
    expect(garden.scores()).toMatchObject({ [hider]: 300 });
  });

  it("[HP9] a player who comes back in the same lap still hides in it, with their points", () => {
    const { garden, hider, a } = three();
    garden.guess(a, "house1");
    garden.until("REVEAL");
    garden.do({ type: "quit", playerId: a });
    garden.do({ type: "rejoin", playerId: a });
    garden.connect(a);
    expect(garden.scores()[a]).toBe(250);
    expect(garden.privateViewOf(a)).toMatchObject({ hides: true, spotName: "house1" });
    const hunted = new Set<PlayerId>([hider]);
    while (garden.stage !== "ROUND_SUMMARY") {
      if (garden.stage === "GUESS") hunted.add(garden.hider);
      garden.tick();
    }
    expect(hunted).toContain(a);
  });

  it("[HP10] a latecomer begins with the lowest score and cannot run before the next lap", () => {
    const { garden, players } = Garden.with(3);
    garden.hunt();
    for (const _ of players) {
      garden.until("GUESS");
      for (const id of players) if (id !== garden.hider) garden.guess(id, "house1");
      garden.until("REVEAL");
    }
    garden.until("LIGHT");
    const late = garden.join("Late");
    expect(garden.go(late, "house2")).toBe("not_your_turn");
    expect(garden.scores()[late]).toBe(500);
    expect(garden.topic("stage").waitingFor[late]).toBeUndefined();
  });

  it("[HP10] a latecomer guesses immediately and hides from the next lap", () => {
    const { garden } = three();
    const late = garden.join("Late");
    expect(garden.guess(late, "house1")).toBe("ok");
    expect(garden.privateViewOf(late).hides).toBe(false);
    garden.until("REVEAL");
    expect(garden.scores()[late]).toBe(250);
    garden.until("LIGHT");
    expect(garden.view.lap).toBe(2);
    expect(garden.go(late, "house2")).toBe("ok");
    expect(garden.privateViewOf(late).hides).toBe(true);
  });
});

describe("what a game keeps", () => {
  it("is each hunt in which somebody searched and nobody found the hider", () => {
    const { garden, hider, a, b } = three();
    for (const id of [a, b]) garden.guess(id, "house2");
    garden.until("REVEAL");
    const { look } = garden.view;
    garden.until("GUESS");
    const found = garden.hider;
    garden.guess(hider, "house1");
    garden.guess(found === a ? b : a, "house2");
    garden.until("REVEAL");
    garden.until("ROUND_SUMMARY");
    garden.host({ topic: "requestEndGame", body: {} });
    expect(garden.topic("gameEnd").keepsakes).toEqual([
      {
        id: `hideout-1-${hider}`,
        kind: "hideout",
        playerIds: [hider],
        body: { lap: 1, hider, spotName: "house1", look, fooled: [a, b] },
      },
    ]);
  });
});

describe("robots", () => {
  it("[HP11] run about in the light, and hide and guess in time, in any timer mode", () => {
    for (const timerMode of ["x1", "off"]) {
      const garden = new Garden();
      const robots = [garden.robot(), garden.robot(), garden.robot()];
      garden.start({ includeTutorial: false, numberOfTurns: 1, timerMode });
      garden.until("LIGHT");
      const places = new Set<string>();
      for (let second = 0; second < 11; second += 1) {
        garden.wait(1_000);
        places.add(garden.view.seen[robots[0] as PlayerId] ?? "nowhere");
      }
      expect(places.size).toBeGreaterThan(3);
      if (timerMode === "off") {
        const { stageId } = garden.state.clock.stage;
        garden.host({ topic: "requestNextStage", body: { stageId } });
      }
      garden.until("GUESS");
      for (const id of robots) expect(garden.game.hidden[id]).toBeDefined();
      garden.until("GAME_END");
      expect(garden.game.hunts).toHaveLength(3);
      for (const { finders, fooled } of garden.game.hunts) {
        expect(finders.length + fooled.length).toBe(2);
      }
    }
  });

  it("[HP11] stay in the dark half of the time, and guess where they last saw the hider 55 times of 100", () => {
    const { garden, a, hider } = three();
    const shared = { ...garden.view, seen: { [a]: "house3", [hider]: "house4" } } as const;
    const random = randomFrom([1, 2, 3, 4]);
    const own = garden.privateViewOf(a);
    const seat = { playerId: a, shared, privateView: own, language: "en", hurry: false } as const;
    const chosen = (stage: string, spotName: string) => {
      const moves = Array.from({ length: 2_000 }, () => hideBot({ ...seat, stage }, random)?.move);
      return moves.filter((move) => move?.spotName === spotName).length / 2_000;
    };
    // Any of the eight spots may be the same by chance.
    expect(chosen("DARK", "house3")).toBeCloseTo(0.5 + 0.5 / 8, 1);
    expect(chosen("GUESS", "house4")).toBeCloseTo(0.55 + 0.45 / 8, 1);
    expect(chosen("LIGHT", "house3")).toBe(0);
  });

  it("[HP11] lose sometimes and win sometimes", () => {
    const garden = new Garden();
    for (let count = 0; count < 8; count += 1) garden.robot();
    garden.start({ includeTutorial: false });
    garden.until("GAME_END");
    const found = garden.game.hunts.map(({ finders }) => finders.length);
    expect(found.some((count) => count > 0)).toBe(true);
    expect(found.some((count) => count < 7)).toBe(true);
  });
});
