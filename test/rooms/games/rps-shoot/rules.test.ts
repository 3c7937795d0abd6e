import { describe, expect, it } from "vitest";
import { randomFrom, seeded } from "../../../../src-rooms/games/random.ts";
import {
  battlesOfRound,
  EMPTY,
  uniquePlayersKey,
} from "../../../../src-rooms/games/rps-shoot/battles.ts";
import { rpsBot } from "../../../../src-rooms/games/rps-shoot/bot.ts";
import {
  betPays,
  resolve,
  resultOfMove,
  swapped,
  unitOf,
} from "../../../../src-rooms/games/rps-shoot/score.ts";
import type {
  RpsPrivate,
  RpsShared,
  ShownMoves,
} from "../../../../src-rooms/games/rps-shoot/types.ts";
import type { Hand } from "../../../../src-shared/catalog/games/rps-shoot.ts";
import { playerId, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Table } from "../../../support/table.ts";
import { threeIn } from "../../../support/stories.ts";

const ids = (count: number) => Array.from({ length: count }, (_, at) => playerId(at + 1));
const ROCKS: ShownMoves = ["ROCK", "ROCK", "ROCK"];
const PAPERS: ShownMoves = ["PAPER", "PAPER", "PAPER"];

function view(table: Table): RpsShared {
  return table.topic("stage").view as RpsShared;
}

/** Fills every battle of this player with the same three hands. */
function programAll(table: Table, id: PlayerId, moves: ShownMoves): void {
  const hand = table.hand(id) as RpsPrivate;
  for (const battle of Object.keys(hand.programs)) {
    expect(table.move(id, { type: "program", battle: Number(battle), moves })).toBe("ok");
  }
}

function duel(settings: Record<string, unknown> = {}): {
  table: Table;
  ada: PlayerId;
  bo: PlayerId;
} {
  const table = new Table();
  const ada = table.join("Ada");
  const bo = table.join("Bo");
  table.start({ includeTutorial: false, ...settings });
  table.until("PROGRAM");
  return { table, ada, bo };
}

describe("battles of a round", () => {
  it("[RS2] are three for two players, three for three, six for four", () => {
    expect([2, 3, 4].map((count) => battlesOfRound(ids(count), 1).length)).toEqual([3, 3, 6]);
  });

  it("[RS3] give each of five or more players exactly two different rivals in every round", () => {
    for (const count of [5, 6, 7, 8, 9, 10]) {
      for (const round of [1, 2, 3, 4, 5, 6, 7]) {
        const battles = battlesOfRound(ids(count), round);
        expect(battles).toHaveLength(count);
        for (const id of ids(count)) {
          const rivals = battles
            .filter((battle) => battle.first === id || battle.second === id)
            .map((battle) => (battle.first === id ? battle.second : battle.first));
          expect(new Set(rivals).size, `${count} players, round ${round}`).toBe(2);
          expect(rivals).toHaveLength(2);
          expect(rivals).not.toContain(id);
        }
      }
    }
  });

  it("[RS2] let everyone meet everyone once among three and four", () => {
    const keys = (count: number) =>
      battlesOfRound(ids(count), 1).map(({ first, second }) => uniquePlayersKey(first, second));
    expect(keys(3).toSorted()).toEqual(["1-2", "1-3", "2-3"]);
    expect(keys(4).toSorted()).toEqual(["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"]);
  });

  it("[RS3] reach one seat further each round, and start again at half the ring", () => {
    const stepsOf = (count: number) =>
      [1, 2, 3, 4, 5].map((round) => Number(battlesOfRound(ids(count), round)[0]?.second) - 1);
    expect(stepsOf(5)).toEqual([1, 2, 1, 2, 1]);
    expect(stepsOf(6)).toEqual([1, 2, 1, 2, 1]);
    expect(stepsOf(7)).toEqual([1, 2, 3, 1, 2]);
    expect(stepsOf(10)).toEqual([1, 2, 3, 4, 1]);
  });

  it("[RS3] have other rivals than in the round before", () => {
    const keys = (round: number) =>
      battlesOfRound(ids(6), round).map(({ first, second }) => uniquePlayersKey(first, second));
    expect(keys(1)).not.toEqual(keys(2));
    expect(keys(3)).toEqual(keys(1));
  });

  it("[RS4] are identified by both ids, lower one first", () => {
    expect(uniquePlayersKey(playerId(7), playerId(3))).toBe("3-7");
  });

  it("[RS1] are among two to ten players, whose order is shuffled once, when the game starts", () => {
    const orders = [1, 2, 3, 4, 5].map((seed) => {
      const table = new Table({ seed: [seed, 0, 0] });
      for (const name of ["A", "B", "C", "D", "E"]) table.join(name);
      table.start({ includeTutorial: false });
      const ofRounds = [1, 2, 3].map(() => {
        table.until("PROGRAM");
        const order = Object.values(view(table).battles).map((battle) => battle.first);
        table.until("ROUND_SUMMARY");
        return order.join();
      });
      expect(new Set(ofRounds).size).toBe(1);
      return ofRounds[0];
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
    const startedBy = (count: number) => {
      const table = new Table();
      for (const id of ids(count)) table.join(`Player ${id}`);
      return { table, said: table.tryAs({ kind: "host" }, { topic: "startGame", body: {} }) };
    };
    expect([1, 2, 10].map((count) => startedBy(count).said)).toEqual([
      "not_enough_players",
      "ok",
      "ok",
    ]);
    expect(() => startedBy(11)).toThrow("error.max_players_reached");
  });
});

describe("results and points", () => {
  it("[RS10] rock beats scissors, scissors beat paper, paper beats rock, and any move beats NOTHING", () => {
    expect(resultOfMove("ROCK", "SCISSORS")).toBe("WIN");
    expect(resultOfMove("SCISSORS", "PAPER")).toBe("WIN");
    expect(resultOfMove("PAPER", "ROCK")).toBe("WIN");
    expect(resultOfMove("ROCK", "PAPER")).toBe("LOSE");
    expect(resultOfMove("ROCK", "ROCK")).toBe("TIE");
    expect(resultOfMove("NOTHING", "ROCK")).toBe("LOSE");
    expect(resultOfMove("ROCK", "NOTHING")).toBe("WIN");
    expect(resultOfMove("NOTHING", "NOTHING")).toBe("NONE");
  });

  it("[RS11] the fighter with more won moves wins the battle; ties and empty battles have no winner", () => {
    expect(resolve(["ROCK", "PAPER", "ROCK"], ["ROCK", "ROCK", "ROCK"], 100).fullResult).toBe(
      "WIN",
    );
    expect(resolve(["ROCK", "PAPER", "PAPER"], ["PAPER", "ROCK", "PAPER"], 100).fullResult).toBe(
      "TIE",
    );
    const oneEach = resolve(["ROCK", "NOTHING", "ROCK"], ["SCISSORS", "NOTHING", "PAPER"], 100);
    expect(oneEach).toMatchObject({ results: ["WIN", "NONE", "LOSE"], fullResult: "TIE" });
    const empty: ShownMoves = ["NOTHING", "NOTHING", "NOTHING"];
    expect(resolve(empty, empty, 100)).toMatchObject({
      fullResult: "NONE",
      firstPoints: 0,
      secondPoints: 0,
    });
  });

  it("[RS12] the other fighter sees WIN and LOSE swapped, and nothing else", () => {
    expect((["WIN", "LOSE", "TIE", "NONE"] as const).map(swapped)).toEqual([
      "LOSE",
      "WIN",
      "TIE",
      "NONE",
    ]);
  });

  it("[RS13] the unit grows with the round, up to three times", () => {
    expect([1, 2, 3].map(unitOf)).toEqual([100, 200, 300]);
  });

  it("[RS14] a sweep pays seven units, a plain win two more than what was won, a tie one more", () => {
    expect(resolve(PAPERS, ROCKS, 100)).toMatchObject({ firstPoints: 700, secondPoints: 0 });
    const close = resolve(["PAPER", "PAPER", "ROCK"], ["ROCK", "ROCK", "PAPER"], 100);
    expect(close).toMatchObject({ firstPoints: 400, secondPoints: 100 });
    const tie = resolve(["PAPER", "ROCK", "ROCK"], ["ROCK", "PAPER", "ROCK"], 200);
    expect(tie).toMatchObject({ fullResult: "TIE", firstPoints: 400, secondPoints: 400 });
  });

  it("[RS15] right calls are paid, wrong ones cost half a unit, and empty battles pay nothing", () => {
    expect(betPays("WIN", "WIN", 200)).toBe(200);
    expect(betPays("TIE", "TIE", 200)).toBe(300);
    expect(betPays("LOSE", "WIN", 200)).toBe(-100);
    expect(betPays("WIN", "NONE", 200)).toBe(0);
  });
});

describe("a round at the table", () => {
  it("[RS5] goes from PROGRAM to BET and SHOOT for each battle", () => {
    const { table } = duel();
    const stages: string[] = [table.stage];
    while (table.stage !== "ROUND_SUMMARY") {
      table.tick();
      if (stages.at(-1) !== table.stage) stages.push(table.stage);
    }
    expect(stages).toEqual([
      "PROGRAM",
      "BET",
      "SHOOT",
      "BET",
      "SHOOT",
      "BET",
      "SHOOT",
      "ROUND_SUMMARY",
    ]);
  });

  it("[RS6] accepts changes until the stage ends, and a player is done when all battles are filled", () => {
    const { table, ada, bo } = duel();
    programAll(table, ada, ROCKS);
    expect(Object.keys(table.topic("stage").done)).toEqual([String(ada)]);
    table.move(ada, { type: "program", battle: 1, moves: ["PAPER", "NOTHING", "ROCK"] });
    expect(table.topic("stage").done).toEqual({});
    programAll(table, ada, PAPERS);
    programAll(table, bo, ROCKS);
    table.wait(1_500);
    expect(table.stage).toBe("BET");
  });

  it("[RS7] plays NOTHING for an empty slot", () => {
    const { table, ada, bo } = duel();
    programAll(table, ada, ["ROCK", "NOTHING", "ROCK"]);
    programAll(table, bo, ["SCISSORS", "ROCK", "SCISSORS"]);
    table.until("SHOOT");
    const result = view(table).battles[1]?.result;
    expect([result?.playerMoves[1], result?.opponentMoves[1]]).toContain("NOTHING");
    expect(result?.result1).toBe(result?.playerId === ada ? "WIN" : "LOSE");
  });

  it("[RS8] lets everybody call the battle and change their mind, and pays only seats", () => {
    const table = new Table();
    const seats = ids(10).map((id) => table.join(`Player ${id}`));
    const watcher = table.join("Watcher", { audience: true });
    table.start({ includeTutorial: false });
    table.until("PROGRAM");
    const { first = watcher, second = watcher } = view(table).battles[1] ?? {};
    table.move(first, { type: "program", battle: 1, moves: PAPERS });
    table.move(second, { type: "program", battle: 1, moves: ROCKS });
    table.until("BET");
    const call = (id: PlayerId, to: string) => table.move(id, { type: "bet", call: to });
    for (const id of [watcher, ...seats]) expect(call(id, "TIE")).toBe("ok");
    for (const id of [watcher, ...seats]) call(id, id === second ? "LOSE" : "WIN");
    table.until("SHOOT");
    const paid = Object.fromEntries(seats.map((id) => [id, 100]));
    // Nobody has less than nothing, so the wrong call took nothing from the second.
    expect(view(table).payouts).toEqual({ ...paid, [second]: 0 });
    expect(table.scores()).toEqual({ ...paid, [first]: 800, [second]: 0 });
  });

  it("[RS15] says of each call what it took from a score, which is never below 0", () => {
    const { table, ada, bo } = duel();
    programAll(table, ada, PAPERS);
    programAll(table, bo, ROCKS);
    let before = table.scores();
    while (table.stage !== "ROUND_SUMMARY") {
      table.until("BET");
      const { battles, battle } = view(table);
      // Both think that Bo wins, which he does not.
      const call = battles[battle]?.first === bo ? "WIN" : "LOSE";
      for (const id of [ada, bo]) expect(table.move(id, { type: "bet", call })).toBe("ok");
      table.until("SHOOT");
      const { payouts, battles: shot } = view(table);
      const result = shot[battle]?.result;
      for (const id of [ada, bo]) {
        const net = result?.playerId === id ? result.playerNetScore : result?.opponentNetScore;
        const told = (net ?? 0) + (payouts[id] ?? 0);
        expect((table.scores()[id] ?? 0) - (before[id] ?? 0)).toBe(told);
      }
      before = table.scores();
      table.tick();
    }
    expect(before[bo]).toBe(0);
  });

  it("[RS8] lets the audience of a full room bet for fun, but not fight", () => {
    const table = new Table();
    for (let seat = 0; seat < 8; seat++) table.robot();
    for (const name of ["A", "B"]) table.join(name);
    const watcher = table.join("Watcher", { audience: true });
    table.start({ includeTutorial: false });
    table.until("PROGRAM");
    const program = { type: "program", battle: 1, moves: ROCKS };
    expect(table.move(watcher, program)).toBe("not_your_turn");
    table.until("BET");
    expect(table.move(watcher, { type: "bet", call: "WIN" })).toBe("ok");
    expect((table.hand(watcher) as RpsPrivate).call).toBe("WIN");
    table.until("SHOOT");
    const { calls, payouts } = view(table);
    expect(Object.values(calls).reduce((sum, count) => sum + count, 0)).toBe(9);
    expect(payouts).not.toHaveProperty(String(watcher));
    expect(table.scores()).not.toHaveProperty(String(watcher));
  });

  it("[RS8] lets a latecomer bet, but not fight", () => {
    const table = new Table();
    for (let seat = 0; seat < 5; seat++) table.robot();
    for (const name of ["A", "B", "C"]) table.join(name);
    table.start({ includeTutorial: false });
    table.until("PROGRAM");
    const late = table.join("Late");
    table.until("BET");
    expect(table.move(late, { type: "bet", call: "WIN" })).toBe("ok");
    expect(table.move(late, { type: "program", battle: 1, moves: ROCKS })).toBe("stage_over");
  });

  it("[RS8] asks for a new call in each battle, and pays a call only for its own", () => {
    const { table, ada } = duel();
    table.until("BET");
    expect(table.move(ada, { type: "bet", call: "TIE" })).toBe("ok");
    expect(table.topic("stage").done).toEqual({ [ada]: true });
    // How others called is told with the result, so that nobody calls the same.
    expect(view(table)).toMatchObject({ calls: {}, payouts: {} });
    table.until("SHOOT");
    expect(view(table).calls).toEqual({ TIE: 1 });
    expect(view(table).payouts).toHaveProperty(String(ada));
    expect(table.move(ada, { type: "bet", call: "WIN" })).toBe("stage_over");
    table.until("BET");
    expect(view(table)).toMatchObject({ calls: {}, payouts: {} });
    expect((table.hand(ada) as RpsPrivate).call).toBeUndefined();
    expect(table.topic("stage").done).toEqual({});
    table.until("SHOOT");
    expect(view(table).payouts).toEqual({});
  });

  it("[RS9] keeps moves secret until the SHOOT of their own battle", () => {
    const { table, ada, bo } = duel();
    programAll(table, ada, ["PAPER", "SCISSORS", "PAPER"]);
    programAll(table, bo, ["ROCK", "PAPER", "ROCK"]);
    for (const stage of ["PROGRAM", "BET"]) {
      table.until(stage);
      expect(table.publicText()).not.toMatch(/"(ROCK|PAPER|SCISSORS)"/);
      expect(JSON.stringify((table.hand(bo) as RpsPrivate).programs)).not.toContain("SCISSORS");
    }
    table.until("SHOOT");
    const shown = Object.values(view(table).battles).filter((battle) => battle.result);
    expect(shown).toHaveLength(1);
  });

  it("[RS9] shows no result of the round before in a battle that is still to be shot", () => {
    const { table } = duel();
    const resultsIn = () => Object.values(view(table).battles).map(({ result }) => result?.roundId);
    table.until("ROUND_SUMMARY");
    const [before] = resultsIn();
    expect(resultsIn()).toEqual([before, before, before]);
    table.until("PROGRAM");
    expect(resultsIn()).toEqual([undefined, undefined, undefined]);
    table.until("BET");
    expect(resultsIn()).toEqual([undefined, undefined, undefined]);
    table.until("SHOOT");
    const [now, ...others] = resultsIn();
    expect(now).toBeGreaterThan(before ?? 0);
    expect(others).toEqual([undefined, undefined]);
  });

  it("[RS16] makes a fighter who leaves before the end of PROGRAM play NOTHING, and halves the rival's win", () => {
    const table = new Table();
    const [ada, bo, cy] = ["Ada", "Bo", "Cy"].map((name) => table.join(name)) as [
      PlayerId,
      PlayerId,
      PlayerId,
    ];
    table.start({ includeTutorial: false });
    table.until("PROGRAM");
    programAll(table, ada, ROCKS);
    programAll(table, bo, ROCKS);
    programAll(table, cy, ROCKS);
    table.do({ type: "quit", playerId: cy });
    const points: number[] = [];
    while (table.stage !== "ROUND_SUMMARY") {
      table.tick();
      const { battles, battle } = view(table);
      const result = battles[battle]?.result;
      if (table.stage === "SHOOT" && result && points.length < battle) {
        points.push(Math.max(result.playerNetScore, result.opponentNetScore));
      }
    }
    expect(points.toSorted((a, b) => a - b)).toEqual([100, 350, 350]);
  });

  it("[RS16] keeps the moves of a fighter who is back before the end of PROGRAM, and waits for them", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM");
    const programs = () => Object.entries((table.hand(cy) as RpsPrivate).programs);
    const [[battle] = []] = programs();
    table.move(cy, { type: "program", battle: Number(battle), moves: PAPERS });
    table.do({ type: "quit", playerId: cy });
    for (const id of [ada, bo]) programAll(table, id, ROCKS);
    table.wait(1_000);
    table.do({ type: "rejoin", playerId: cy });
    table.connect(cy);
    expect(programs()[0]).toMatchObject([battle, { moves: PAPERS }]);
    table.wait(10_000);
    expect(table.stage).toBe("PROGRAM");
    expect(table.topic("stage").done).toEqual({ [ada]: true, [bo]: true });
    for (const [other] of programs().slice(1)) {
      table.move(cy, { type: "program", battle: Number(other), moves: PAPERS });
    }
    table.wait(1_500);
    expect(table.stage).toBe("BET");
    table.until("ROUND_SUMMARY");
    expect(table.scores()[cy]).toBe(1_400);
  });

  it("[RS16] does not halve the win over a fighter who set nothing and leaves later", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM");
    for (const id of [ada, bo]) programAll(table, id, ROCKS);
    table.until("BET");
    table.do({ type: "quit", playerId: cy });
    table.until("ROUND_SUMMARY");
    expect([table.scores()[ada], table.scores()[bo]]).toEqual([800, 800]);
  });

  it("[RS16] counts the moves of a fighter who leaves later", () => {
    const { table, ada, bo } = duel();
    table.robot();
    programAll(table, ada, PAPERS);
    programAll(table, bo, ROCKS);
    table.until("BET");
    table.do({ type: "quit", playerId: bo });
    table.until("SHOOT");
    const result = view(table).battles[1]?.result;
    expect(Math.max(result?.playerNetScore ?? 0, result?.opponentNetScore ?? 0)).toBe(700);
  });

  it("[RS17] lets a latecomer fight in the next round, starting with the lowest score", () => {
    const { table, ada, bo } = duel();
    programAll(table, ada, PAPERS);
    // Each wins a move of a battle.
    programAll(table, bo, ["ROCK", "ROCK", "SCISSORS"]);
    table.until("SHOOT");
    const before = table.scores();
    const lowest = Math.min(before[ada] ?? 0, before[bo] ?? 0);
    expect(lowest).toBeGreaterThan(0);
    const late = table.join("Late");
    expect(table.scores()[late]).toBe(lowest);
    expect((table.hand(late) as RpsPrivate).programs).toEqual({});
    table.until("ROUND_SUMMARY");
    table.until("PROGRAM");
    expect(Object.keys((table.hand(late) as RpsPrivate).programs)).not.toHaveLength(0);
  });

  it("[RS17] has no battle for a fighter who is gone when the round begins, and has one in the next", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM");
    const fighters = () => {
      const battles = Object.values(view(table).battles);
      const inThem = new Set(battles.flatMap(({ first, second }) => [first, second]));
      return [...inThem].toSorted((a, b) => a - b);
    };
    expect(fighters()).toEqual([ada, bo, cy]);
    table.until("ROUND_SUMMARY");
    table.do({ type: "quit", playerId: cy });
    table.until("PROGRAM");
    expect(fighters()).toEqual([ada, bo]);
    table.do({ type: "rejoin", playerId: cy });
    table.connect(cy);
    expect((table.hand(cy) as RpsPrivate).programs).toEqual({});
    expect(fighters()).toEqual([ada, bo]);
    // Nobody waits for one who only watches.
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    table.wait(1_500);
    expect(table.stage).toBe("BET");
    table.until("ROUND_SUMMARY");
    table.until("PROGRAM");
    expect(fighters()).toEqual([ada, bo, cy]);
  });

  it("[RS18] lets three joint leaders win without a sudden battle", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM", { numberOfRounds: 1 });
    for (const id of [ada, bo, cy]) programAll(table, id, ROCKS);
    table.until("BET");
    while (table.stage !== "ROUND_SUMMARY") {
      expect(table.stage).not.toBe("PROGRAM");
      table.tick();
    }
    expect(table.scores()).toEqual({ [ada]: 200, [bo]: 200, [cy]: 200 });
  });

  it("[RS18] lets two joint leaders of whom one has left win without a sudden battle", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM", { numberOfRounds: 1 });
    for (const id of [ada, bo]) programAll(table, id, ROCKS);
    table.until("BET");
    table.do({ type: "quit", playerId: bo });
    while (table.stage !== "ROUND_SUMMARY") {
      expect(table.stage).not.toBe("PROGRAM");
      table.tick();
    }
    expect(table.scores()).toEqual({ [ada]: 800, [bo]: 800, [cy]: 0 });
  });

  it("[RS18] lets two joint leaders fight one sudden battle on which nobody bets", () => {
    const { table, ada, bo } = duel({ numberOfRounds: 1 });
    programAll(table, ada, ROCKS);
    programAll(table, bo, ROCKS);
    table.until("SHOOT");
    for (let shot = 0; shot < 3; shot++) table.wait(16_000);
    expect(table.stage).toBe("PROGRAM");
    expect(view(table)).toMatchObject({ sudden: true, battleCount: 1 });
    programAll(table, ada, PAPERS);
    programAll(table, bo, ROCKS);
    table.wait(1_500);
    expect(table.stage).toBe("SHOOT");
    table.until("GAME_END");
    expect(table.topic("gameEnd").podium.map((entry) => [entry.playerId, entry.rank])).toEqual([
      [ada, 1],
      [bo, 2],
    ]);
  });

  it("[RS18] leaves two leaders who tie again as joint winners", () => {
    const { table, ada, bo } = duel({ numberOfRounds: 1 });
    programAll(table, ada, ROCKS);
    programAll(table, bo, ROCKS);
    table.until("GAME_END");
    expect(table.topic("gameEnd").podium.map((entry) => entry.rank)).toEqual([1, 1]);
  });

  it("[RS20] keeps each sweep of three hands for both of its fighters", () => {
    const { table, ada, bo } = duel({ numberOfRounds: 1 });
    const program = (id: PlayerId, battle: number, moves: ShownMoves) =>
      expect(table.move(id, { type: "program", battle, moves })).toBe("ok");
    // The first is a sweep, the second a plain win; in the third Bo shows fewer than three hands.
    program(ada, 1, PAPERS);
    program(bo, 1, ROCKS);
    program(ada, 2, PAPERS);
    program(bo, 2, ["ROCK", "ROCK", "PAPER"]);
    program(ada, 3, PAPERS);
    program(bo, 3, ["ROCK", "ROCK", "NOTHING"]);
    table.until("GAME_END");
    const { keepsakes } = table.topic("gameEnd");
    expect(keepsakes).toHaveLength(1);
    expect(keepsakes[0]).toMatchObject({
      kind: "sweep",
      playerIds: [ada, bo],
      body: { winner: { playerId: ada, moves: PAPERS }, loser: { playerId: bo, moves: ROCKS } },
    });
  });

  it("[RS20] keeps a sweep by a battle's second fighter, too", () => {
    const { table, ada, bo } = duel({ numberOfRounds: 1 });
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    table.until("GAME_END");
    const winners = table.topic("gameEnd").keepsakes.map(({ playerIds }) => playerIds[0]);
    expect(winners).toEqual([bo, bo, bo]);
  });

  it("[RS19] has robots that are always done in time and see only their own hand", () => {
    const playedAgainst = (move: Hand) => {
      const table = new Table();
      const ada = table.join("Ada");
      const robots = [table.robot(), table.robot(), table.robot()];
      table.start({ includeTutorial: false, numberOfRounds: 1 });
      table.until("PROGRAM");
      // The last slot stays empty, so that the stage does not end before its time.
      programAll(table, ada, [move, move, "NOTHING"]);
      table.wait(15_000);
      for (const id of robots) expect(table.topic("stage").done[id]).toBe(true);
      table.until("BET");
      table.wait(4_000);
      for (const id of robots) expect(table.topic("stage").done[id]).toBe(true);
      return robots.map((id) => table.hand(id));
    };
    // What they play and call does not depend on what only Ada's phone shows.
    expect(playedAgainst("PAPER")).toEqual(playedAgainst("ROCK"));
  });

  it("[RS19] has robots that counter a favourite half of the time, and call the likelier side", () => {
    const { table, ada, bo } = duel();
    programAll(table, ada, ROCKS);
    programAll(table, bo, ["SCISSORS", "SCISSORS", "PAPER"]);
    table.until("ROUND_SUMMARY");
    const shared = view(table);
    expect(shared.history).toEqual({
      [ada]: { ROCK: 9, PAPER: 0, SCISSORS: 0 },
      [bo]: { ROCK: 0, PAPER: 3, SCISSORS: 6 },
    });
    /** How often, of a thousand times, a robot makes each choice. */
    const choices = (stage: string, privateView: RpsPrivate, from: RpsShared) => {
      const counts: Record<string, number> = {};
      for (let seed = 0; seed < 1_000; seed++) {
        const seat = { playerId: ada, stage, language: "en", hurry: false, privateView } as const;
        const random = randomFrom(seeded([seed, 7, 7]));
        const move = rpsBot({ ...seat, shared: from }, random)?.move;
        const choice = move?.type === "bet" ? move.call : move?.moves[0];
        counts[choice ?? "none"] = (counts[choice ?? "none"] ?? 0) + 1;
      }
      return counts;
    };
    const against = (opponentId: PlayerId) =>
      choices("PROGRAM", { programs: { 1: { opponentId, moves: [...EMPTY] } } }, shared);
    // Two thirds: half of the time on purpose, and a third of the rest by chance.
    expect(against(ada)["PAPER"]).toBeGreaterThan(600);
    expect(against(bo)["ROCK"]).toBeGreaterThan(600);
    const stranger = against(playerId(9));
    for (const hand of ["ROCK", "PAPER", "SCISSORS"]) expect(stranger[hand]).toBeLessThan(400);
    const between = (first: PlayerId, second: PlayerId) => {
      const battle = { battle: 4, uniquePlayersKey: "", first, second };
      return choices(
        "BET",
        { programs: {} },
        {
          ...shared,
          battle: 4,
          battles: { ...shared.battles, 4: battle },
        },
      );
    };
    expect(between(ada, bo)).toEqual({ WIN: expect.any(Number), TIE: expect.any(Number) });
    expect(between(bo, ada)).toEqual({ LOSE: expect.any(Number), TIE: expect.any(Number) });
    expect(between(ada, bo)["TIE"]).toBeLessThan(150);
    expect(between(playerId(8), playerId(9))["WIN"]).toBeLessThan(600);
    expect(between(playerId(8), playerId(9))["LOSE"]).toBeLessThan(600);
  });

  it("[RS19] lets a robot that keeps a seat warm fill empty slots, but not change the moves that the player chose", () => {
    const { table, bo } = duel();
    const moves = ["ROCK", "NOTHING", "ROCK"];
    expect(table.move(bo, { type: "program", battle: 1, moves })).toBe("ok");
    // Bo moves to another phone, which takes a while.
    const actor = { kind: "player", playerId: bo } as const;
    const ticket = { id: "link", kind: "seat", playerId: bo, until: table.now + 60_000 } as const;
    table.do({ type: "invite", actor, ticket });
    table.do({ type: "redeem", ticketId: "link" });
    table.wait(10_000);
    const { programs } = table.hand(bo) as RpsPrivate;
    expect(programs[1]?.moves).toEqual(["ROCK", expect.not.stringMatching("NOTHING"), "ROCK"]);
    expect(programs[2]?.moves).not.toContain("NOTHING");
  });
});
