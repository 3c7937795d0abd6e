import { describe, expect, it } from "vitest";
import type { RoomEvent } from "../../../src-rooms/games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { Table } from "../../support/table.ts";
import { toyGame } from "../../support/toy-game/rules.ts";

interface Heard {
  readonly event: RoomEvent;
  /** Time within the stage as the game counts it, ms. */
  readonly elapsed: number;
}

type ToyState = ReturnType<typeof toyGame.start>;

/**
 * The toy game with room events: it asks to be woken after `wakeAt` ms, and then may extend its stage by
 * `longer` ms.
 */
function listening(wakeAt: number, longer = 0) {
  const heard: Heard[] = [];
  const game: typeof toyGame = {
    ...toyGame,
    stage(state) {
      const stage = toyGame.stage(state);
      if (stage.kind !== "input") return stage;
      const woken = heard.filter(({ event }) => event.type === "tick").length;
      return {
        ...stage,
        ms: stage.ms + (woken > 0 ? longer : 0),
        ...(woken === 0 && { wakeAt }),
      };
    },
    onRoomEvent(state, event, { elapsed }): ToyState {
      heard.push({ event, elapsed });
      return { ...state };
    },
    events: (before, after) =>
      Object.keys(before.guesses).length < Object.keys(after.guesses).length
        ? [{ topic: "allCorrect", body: {} }]
        : [],
  };
  return { heard, games: { SYNC_THINK: game } };
}

function seated(games: ReturnType<typeof listening>["games"], settings = {}) {
  const table = new Table({ gameType: "SYNC_THINK", games });
  const people: PlayerId[] = [table.join("Ada"), table.join("Bo"), table.join("Cy")];
  table.start({ includeTutorial: false, ...settings });
  return { table, people };
}

const ticksOf = (heard: readonly Heard[]) =>
  heard.filter(({ event }) => event.type === "tick").map(({ elapsed }) => elapsed);
const seatsOf = (heard: readonly Heard[]) =>
  heard.flatMap(({ event }) => (event.type === "seat" ? [[event.playerId, event.by]] : []));

describe("a game that asks to be notified at a time", () => {
  it("[SE41] is notified once", () => {
    const { heard, games } = listening(4_000);
    const { table } = seated(games);
    table.wait(3_999);
    expect(ticksOf(heard)).toEqual([]);
    table.wait(1);
    expect(ticksOf(heard)).toEqual([4_000]);
    table.wait(6_000);
    expect(ticksOf(heard)).toHaveLength(1);
  });

  it("[SE41] is notified later after a pause, and not during it", () => {
    const { heard, games } = listening(4_000);
    const { table } = seated(games);
    table.wait(3_000);
    table.host({ topic: "pause", body: { paused: true } });
    table.wait(10_000);
    expect(ticksOf(heard)).toEqual([]);
    table.host({ topic: "pause", body: { paused: false } });
    table.wait(999);
    expect(ticksOf(heard)).toEqual([]);
    table.wait(1);
    expect(ticksOf(heard)).toEqual([4_000]);
  });

  it("[SE41] is notified later if stages are stretched, and counts in its own ms", () => {
    const { heard, games } = listening(4_000);
    const { table } = seated(games, { timerMode: "x1.5" });
    table.wait(5_999);
    expect(ticksOf(heard)).toEqual([]);
    table.wait(1);
    expect(ticksOf(heard)).toEqual([4_000]);
    const { games: without, heard: unhurried } = listening(4_000);
    const { table: open } = seated(without, { timerMode: "off" });
    open.wait(4_000);
    expect(ticksOf(unhurried)).toEqual([4_000]);
  });
});

describe("a game that needs longer", () => {
  it("[SE42] moves the deadline by as much, stretched like the stage", () => {
    const { games } = listening(4_000, 5_000);
    const { table } = seated(games, { timerMode: "x2" });
    const { startedAt, endsAt } = table.state.clock.stage;
    expect((endsAt ?? 0) - startedAt).toBe(24_000);
    table.wait(8_000);
    expect((table.topic("timer").endsAt ?? 0) - startedAt).toBe(34_000);
    table.wait(26_000 + 750);
    expect(table.stage).toBe("SHOW");
  });

  it("[SE42] warns again when the stage has become longer after the warning", () => {
    const { games } = listening(8_000, 10_000);
    const { table } = seated(games);
    const warnings = () => table.events.filter(({ topic }) => topic === "timeRunningOut").length;
    table.wait(7_500);
    expect(warnings()).toBe(1);
    table.wait(1_000);
    expect(warnings()).toBe(1);
    table.wait(9_500);
    expect(warnings()).toBe(2);
  });

  it("[SE42] moves nothing if the stages have no deadline", () => {
    const { games } = listening(4_000, 5_000);
    const { table } = seated(games, { timerMode: "off" });
    table.wait(10_000);
    expect(table.state.clock.stage.endsAt).toBeUndefined();
  });
});

describe("a game that asks for who is present", () => {
  it("[SE43] is notified once of a socket that closes and once of one that opens again", () => {
    const { heard, games } = listening(60_000);
    const { table, people } = seated(games);
    const [ada = people[0]] = people;
    if (ada === undefined) throw new Error("nobody");
    table.disconnect(ada);
    table.wait(2_000);
    expect(seatsOf(heard)).toEqual([[ada, "nobody"]]);
    table.connect(ada);
    expect(seatsOf(heard)).toEqual([
      [ada, "nobody"],
      [ada, "person"],
    ]);
  });

  it("[SE43] is notified of a player who fell silent, and of the robot that plays for them", () => {
    const { heard, games } = listening(60_000);
    const { table, people } = seated(games, { timerMode: "off" });
    const [ada] = people;
    if (ada === undefined) throw new Error("nobody");
    table.silent.set(ada, table.now);
    table.wait(25_000);
    expect(seatsOf(heard)).toEqual([[ada, "nobody"]]);
    table.wait(40_000);
    table.host({ topic: "autopilot", body: { playerId: ada, on: true } });
    table.silent.delete(ada);
    table.wait(10_000);
    expect(seatsOf(heard).slice(1)).toEqual([
      [ada, "robot"],
      [ada, "person"],
    ]);
  });

  it("[SE43] is notified once of a player who connects again while a robot plays for them", () => {
    const { heard, games } = listening(60_000);
    const { table, people } = seated(games, { timerMode: "off" });
    const [ada] = people;
    if (ada === undefined) throw new Error("nobody");
    table.disconnect(ada);
    table.wait(70_000);
    table.host({ topic: "autopilot", body: { playerId: ada, on: true } });
    table.connect(ada);
    expect(seatsOf(heard)).toEqual([
      [ada, "nobody"],
      [ada, "robot"],
      [ada, "person"],
    ]);
  });

  it("[SE43] knows from the start who is not present", () => {
    const { heard, games } = listening(60_000);
    const table = new Table({ gameType: "SYNC_THINK", games });
    for (const name of ["Ada", "Bo", "Cy"]) table.join(name);
    const ada = table.join("Di");
    table.disconnect(ada);
    table.start({ includeTutorial: false });
    expect(table.state.game?.actors).toEqual({ [ada]: "nobody" });
    table.connect(ada);
    expect(seatsOf(heard)).toEqual([[ada, "person"]]);
  });

  it("[SE43] is notified of ink, and a game that does not ask for such events is not affected", () => {
    const { heard, games } = listening(60_000);
    const { table } = seated(games);
    const ink = { type: "inked", sheet: 1, canvas: 0, inked: true } as const;
    table.do(ink);
    expect(heard.map(({ event }) => event)).toEqual([ink]);
    const deaf = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: toyGame } });
    const ada = deaf.join("Ada");
    deaf.join("Bo");
    deaf.start({ includeTutorial: false });
    const before = deaf.state.game?.state;
    deaf.do(ink);
    deaf.disconnect(ada);
    expect(deaf.state.game?.state).toBe(before);
  });
});

describe("a game's one-off event", () => {
  it("[SE44] is sent with the change that caused it", () => {
    const { games } = listening(60_000);
    const { table, people } = seated(games);
    const [ada] = people;
    if (ada === undefined) throw new Error("nobody");
    const outcome = table.player(ada, {
      topic: "move",
      body: { stageId: table.state.clock.stage.stageId, move: { guess: 3 } },
    });
    expect(outcome.events).toEqual([{ topic: "allCorrect", body: {} }]);
  });
});
