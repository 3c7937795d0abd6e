import { describe, expect, it } from "vitest";
import { RATINGS } from "../../../../src-shared/catalog/settings.ts";
import { questionText } from "../../../../src-rooms/games/nearest/content.ts";
import { nearestBot, temperOf } from "../../../../src-rooms/games/nearest/bot.ts";
import {
  questionOf,
  QUESTIONS,
  type Question,
} from "../../../../src-rooms/games/nearest/questions.ts";
import { chartOf } from "../../../../src-rooms/games/nearest/score.ts";
import type {
  NearestPrivate,
  NearestShared,
  NearestState,
} from "../../../../src-rooms/games/nearest/types.ts";
import { randomFrom } from "../../../../src-rooms/games/random.ts";
import { playerId, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Table } from "../../../support/table.ts";

/** A table that plays the current game of EXPERIMENTS. */
class Lab extends Table {
  constructor() {
    super({ gameType: "EXPERIMENTS" });
  }

  static with(count: number, settings: Record<string, unknown> = {}) {
    const lab = new Lab();
    const players = Array.from({ length: count }, (_, at) => lab.join(`Player ${at}`));
    lab.start({ includeTutorial: false, ...settings });
    lab.until("ESTIMATE");
    return { lab, players };
  }

  get game(): NearestState {
    // SAFETY: this table plays nothing else.
    return this.state.game?.state as NearestState;
  }

  get view(): NearestShared {
    return this.topic("stage").view as NearestShared;
  }

  get question(): Question {
    const found = questionOf(this.view.questionId);
    if (!found) throw new Error("nothing is asked");
    return found;
  }

  privateViewOf(id: PlayerId): NearestPrivate {
    return this.hand(id) as NearestPrivate;
  }

  say(id: PlayerId, value: unknown): string {
    return this.move(id, { type: "estimate", value });
  }

  landing(id: PlayerId) {
    return this.view.reveal?.landings.find(({ playerId }) => playerId === id);
  }
}

function three(settings: Record<string, unknown> = {}) {
  const { lab, players } = Lab.with(3, settings);
  const [a, b, c] = players as [PlayerId, PlayerId, PlayerId];
  return { lab, a, b, c };
}

describe("a round", () => {
  it("[NN1] asks three questions, for as many rounds as the host chose", () => {
    const { lab } = Lab.with(2, { numberOfRounds: 2 });
    const seen: string[] = [];
    let last = 0;
    while (lab.stage !== "GAME_END") {
      const { stageId, name, startedAt, endsAt = 0 } = lab.state.clock.stage;
      if (stageId !== last) seen.push(name);
      if (name === "ESTIMATE") expect(endsAt - startedAt).toBe(25_000);
      if (name === "REVEAL") expect(endsAt - startedAt).toBe(12_000);
      last = stageId;
      lab.tick();
    }
    const round = [1, 2, 3].flatMap(() => ["ESTIMATE", "REVEAL"]);
    expect(seen).toEqual([...round, "ROUND_SUMMARY", "ROUND_INTRO", ...round, "ROUND_SUMMARY"]);
  });

  it("[NN1] seats at most ten", () => {
    const { lab, players } = Lab.with(10);
    expect(() => lab.join("One too many")).toThrow("max_players_reached");
    for (const id of players) expect(lab.say(id, 7)).toBe("ok");
  });

  it("[NN2] asks nothing twice in a game, and asks last what the room has seen", () => {
    const lab = new Lab();
    for (let seats = 0; seats < 2; seats += 1) lab.robot();
    const asked: string[][] = [];
    for (let game = 0; game < 2; game += 1) {
      lab.start({ includeTutorial: false, numberOfRounds: 5, maxScore: 1_000_000 });
      lab.until("GAME_END");
      asked.push(lab.game.answered.map(({ questionId }) => questionId));
      lab.until("LOBBY");
    }
    const [first = [], second = []] = asked;
    expect(new Set(first).size).toBe(15);
    expect(new Set([...first, ...second]).size).toBe(30);
  });

  it("[NN2] asks a family only family questions", () => {
    for (const rating of RATINGS) {
      const { lab } = Lab.with(2, { rating });
      const ratings = new Set(lab.game.deck.map((id) => questionOf(id)?.rating));
      expect(ratings).toEqual(new Set(RATINGS.slice(0, RATINGS.indexOf(rating) + 1)));
    }
  });

  it("[NN3] accepts a whole number, which may be changed until the time is up", () => {
    const { lab, a, b, c } = three();
    for (const wrong of [-1, 2.5, 1_000_000_000, "12", undefined]) {
      expect(lab.say(a, wrong)).toBe("invalid_move");
    }
    expect(lab.say(a, 0)).toBe("ok");
    expect(lab.say(a, 999_999_999)).toBe("ok");
    expect(lab.privateViewOf(a)).toEqual({ value: 999_999_999 });
    for (const id of [b, c]) lab.say(id, 5);
    lab.wait(1_500);
    expect(lab.stage).toBe("REVEAL");
    expect(lab.say(a, 1)).toBe("stage_over");
  });

  it("[NN4] keeps the answer and everybody's number secret until the reveal", () => {
    const { lab, a, b } = three();
    lab.say(a, 987_654);
    expect(lab.publicText()).not.toContain("987654");
    expect(JSON.stringify(lab.view)).not.toContain("answer");
    expect(lab.view.reveal).toBeUndefined();
    expect(lab.privateViewOf(b)).toEqual({});
    lab.until("REVEAL");
    expect(lab.view.reveal).toMatchObject({
      answer: lab.question.answer,
      landings: [{ playerId: a, value: 987_654 }],
    });
    lab.until("ESTIMATE");
    expect(lab.view.reveal).toBeUndefined();
    expect(lab.privateViewOf(a)).toEqual({});
  });
});

describe("words", () => {
  it("[NN10] are those of the current question, in the room's language", () => {
    const { lab } = three({ language: "pl" });
    expect(lab.view.question).toBe(questionText("pl", lab.view.questionId));
    const [, next] = lab.game.deck;
    expect(lab.publicText()).not.toContain(questionText("pl", next ?? ""));
    lab.until("REVEAL");
    expect(lab.view.question).toBe(questionText("pl", lab.view.questionId));
  });
});

describe("points", () => {
  it("[NN5] are given on a chart up to twice the answer, or sixty years to either side", () => {
    expect(chartOf({ answer: 88, isYear: false })).toEqual({ from: 0, to: 176 });
    expect(chartOf({ answer: 1971, isYear: true })).toEqual({ from: 1911, to: 2031 });
    expect(chartOf({ answer: 20, isYear: true }).from).toBe(0);
  });

  it("[NN5] are none for a number off the chart, even if it is the nearest", () => {
    const { lab, a, b } = three();
    const { to } = chartOf(lab.question);
    lab.say(a, to + 1);
    lab.say(b, to);
    lab.until("REVEAL");
    expect(lab.landing(a)).toEqual({ playerId: a, value: to + 1, points: 0 });
    expect(lab.landing(b)).toMatchObject({ place: 1, points: 500 });
  });

  it("[NN5] are given at both ends of the chart", () => {
    const { lab, a, b } = three();
    const { from, to } = chartOf(lab.question);
    lab.say(a, from);
    lab.say(b, to);
    lab.until("REVEAL");
    expect([a, b].map((id) => lab.landing(id)?.place)).toEqual([1, 1]);
    expect(lab.view.reveal?.chart).toEqual({ from, to });
  });

  it("[NN6] are 500, 300 and 100, more in later rounds, and are shown from the farthest number", () => {
    const { lab, players } = Lab.with(4, { numberOfRounds: 3 });
    for (const multiplier of [1, 2, 3]) {
      lab.until("ESTIMATE");
      expect(lab.view.multiplier).toBe(multiplier);
      const { answer } = lab.question;
      players.forEach((id, at) => lab.say(id, answer - 1 - at));
      lab.until("REVEAL");
      const { landings = [] } = lab.view.reveal ?? {};
      const points = [0, 100, 300, 500].slice(-landings.length).map((one) => one * multiplier);
      const isAllOn = answer - players.length >= chartOf(lab.question).from;
      if (isAllOn) expect(landings.map((one) => one.points)).toEqual(points);
      expect(landings.at(-1)?.playerId).toBe(players[0]);
      lab.until("ROUND_SUMMARY");
    }
  });

  it("[NN6] are the same for players who are equally near, and the next place is skipped", () => {
    const { lab, a, b, c } = three();
    const { answer } = lab.question;
    lab.say(a, answer - 1);
    lab.say(b, answer + 1);
    lab.say(c, answer + 2);
    lab.until("REVEAL");
    expect([a, b, c].map((id) => lab.landing(id)?.place)).toEqual([1, 1, 3]);
    expect(lab.scores()).toEqual({ [a]: 500, [b]: 500, [c]: 100 });
  });

  it("[NN7] are 500 more for an exact hit", () => {
    const { lab, a, b } = three();
    lab.say(a, lab.question.answer);
    lab.say(b, lab.question.answer);
    lab.until("REVEAL");
    expect(lab.scores()).toMatchObject({ [a]: 1_000, [b]: 1_000 });
    lab.until("GAME_END");
    const kept = lab.topic("gameEnd").keepsakes ?? [];
    expect(kept.map(({ playerIds }) => playerIds)).toEqual(expect.arrayContaining([[a], [b]]));
    expect(kept[0]?.body).toMatchObject({ question: expect.stringContaining("?"), language: "en" });
  });
});

describe("what a game keeps", () => {
  it("is each exact number and each number off the chart, until its player removes it", () => {
    const { lab, a, b, c } = three();
    const { id: questionId, answer, isYear } = lab.question;
    const chart = chartOf(lab.question);
    lab.say(a, answer);
    lab.say(b, chart.to + 1);
    lab.say(c, answer + 1);
    lab.until("REVEAL");
    lab.host({ topic: "requestEndGame", body: {} });
    const { keepsakes } = lab.topic("gameEnd");
    expect(keepsakes).toMatchObject([
      { playerIds: [b], body: { questionId, answer, isYear, value: chart.to + 1, chart } },
      { playerIds: [a], body: { questionId, answer, isYear, value: answer, chart } },
    ]);
    const kept = keepsakes.find(({ playerIds }) => playerIds.includes(b));
    const remove = { topic: "removeKeepsake", body: { keepsakeId: kept?.id ?? "" } } as const;
    expect(lab.tryAs({ kind: "player", playerId: b }, remove)).toBe("ok");
    const { highlights } = lab.topic("gameEnd");
    expect(highlights).toMatchObject({
      answered: [{ questionId, landings: [{ playerId: c }, { playerId: a }] }],
    });
  });
});

describe("arriving and leaving", () => {
  it("[NN8] a latecomer plays immediately, with the lowest score", () => {
    const { lab, a, b, c } = three();
    const { answer } = lab.question;
    [a, b, c].forEach((id, at) => lab.say(id, answer + at));
    lab.until("REVEAL");
    const late = lab.join("Late");
    expect(lab.scores()[late]).toBe(100);
    lab.until("ESTIMATE");
    expect(lab.say(late, lab.question.answer)).toBe("ok");
    lab.until("REVEAL");
    expect(lab.scores()[late]).toBe(1_100);
  });

  it("[NN8] the number of a player who left stays on the chart", () => {
    const { lab, players } = Lab.with(4);
    const [a, b] = players as [PlayerId, PlayerId];
    lab.say(a, lab.question.answer);
    lab.say(b, lab.question.answer + 1);
    lab.do({ type: "quit", playerId: a });
    lab.until("REVEAL");
    expect(lab.landing(a)?.place).toBe(1);
    expect(lab.landing(b)?.place).toBe(2);
    lab.until("ESTIMATE");
    expect(lab.topic("stage").waitingFor[a]).toBeUndefined();
  });
});

describe("robots", () => {
  it("[NN9] have temperaments, are seldom exact, and are done before the time is up", () => {
    const lab = new Lab();
    const robots = Array.from({ length: 8 }, () => lab.robot());
    lab.start({ includeTutorial: false, numberOfRounds: 7, maxScore: 1_000_000 });
    lab.until("GAME_END");
    const all = lab.game.answered.flatMap(({ landings }) => landings);
    expect(lab.game.answered).toHaveLength(21);
    expect(all).toHaveLength(21 * robots.length);
    expect(new Set(robots.map(temperOf)).size).toBe(4);
    const exact = lab.game.answered.flatMap(({ answer, landings }) =>
      landings.filter(({ value }) => value === answer),
    );
    expect(exact.length).toBeLessThan(all.length / 4);
    const high = (temper: string) => {
      const values = lab.game.answered.flatMap(({ questionId, landings }) => {
        const [low = 0, top = 1] = questionOf(questionId)?.hunch ?? [];
        return landings
          .filter(({ playerId }) => temperOf(playerId) === temper)
          .map(({ value }) => (value - low) / (top - low));
      });
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    expect(high("stingy")).toBeLessThan(high("careful"));
    expect(high("careful")).toBeLessThan(high("generous"));
  });

  it("[NN9] that like round numbers say one digit and zeros, and of a year its decade", () => {
    const random = randomFrom([1, 2, 3, 4]);
    const { lab } = three();
    const round = [1, 2, 3, 4].map(playerId).find((id) => temperOf(id) === "round");
    if (round === undefined) throw new Error("nobody likes round numbers");
    for (const { id: questionId, isYear } of QUESTIONS) {
      const shared = { ...lab.view, questionId };
      const seat = { playerId: round, language: "en", hurry: false, privateView: {} } as const;
      const value = nearestBot({ ...seat, stage: "ESTIMATE", shared }, random)?.move.value ?? -1;
      expect(String(value), questionId).toMatch(isYear ? /^\d*0$/u : /^\d0*$/u);
    }
  });
});
