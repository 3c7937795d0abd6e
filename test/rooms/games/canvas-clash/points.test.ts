import { describe, expect, it } from "vitest";
import { pointsAt } from "../../../../src-rooms/games/canvas-clash/guessing.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Studio } from "../../../support/canvas.ts";

describe("points of guessers", () => {
  it("[CC14] fall from 800 to 200 in tens, and the first one gets a hundred more", () => {
    expect(pointsAt(0, 75_000)).toBe(800);
    expect(pointsAt(37_500, 75_000)).toBe(500);
    expect(pointsAt(75_000, 75_000)).toBe(200);
    expect(pointsAt(90_000, 75_000)).toBe(200);
    for (let ms = 0; ms < 75_000; ms += 777) expect(pointsAt(ms, 75_000) % 10).toBe(0);
    const studio = new Studio(5).drawing();
    const [one, two] = [studio.nth(0), studio.nth(1)];
    studio.wait(37_500);
    studio.solve(one);
    studio.solve(two);
    expect([studio.scoreOf(one), studio.scoreOf(two)]).toEqual([600, 500]);
    expect(studio.shared.solved).toEqual({ [one]: 1, [two]: 2 });
    expect(studio.guesser(one).points).toBe(600);
  });

  it("[CC14] do not fall while the game is paused", () => {
    const studio = new Studio(4).drawing();
    studio.wait(10_000);
    studio.host({ topic: "pause", body: { paused: true } });
    studio.wait(20_000);
    studio.host({ topic: "pause", body: { paused: false } });
    studio.solve(studio.nth(0));
    expect(studio.scoreOf(studio.nth(0))).toBe(pointsAt(10_000, 75_000) + 100);
  });
});

/** A turn in CREDIT with four guessers, in which both canvases were painted on. */
function crediting(people = 6): Studio {
  const studio = new Studio(people).drawing();
  studio.inkAll();
  studio.until("CREDIT");
  return studio;
}

describe("points of painters", () => {
  it("[CC15] are 250 for each credit, which guessers who did not solve the word give too, and may change", () => {
    const studio = crediting();
    const [a, b] = [studio.painter(0), studio.painter(1)];
    expect(studio.credit(studio.nth(0), 0)).toBe("ok");
    expect(studio.credit(studio.nth(1), 0)).toBe("ok");
    expect(studio.credit(studio.nth(2), 1)).toBe("ok");
    expect(studio.credit(studio.nth(2), 0)).toBe("ok");
    expect(studio.guesser(studio.nth(2)).credit).toBe(0);
    expect(studio.credit(a, 1)).toBe("not_your_turn");
    expect(studio.credit(studio.nth(3), 3)).toBe("invalid_move");
    expect(studio.scoreOf(a)).toBe(0);
    studio.until("REVEAL");
    expect([studio.scoreOf(a), studio.scoreOf(b)]).toEqual([750, 0]);
    const [first, second, third] = studio.guessers;
    expect(studio.shared.canvases[0]?.creditedBy).toEqual({
      [first ?? 0]: true,
      [second ?? 0]: true,
      [third ?? 0]: true,
    });
    expect(studio.shared.reveal?.gains[a]).toEqual({ guess: 0, credits: 750, everybody: 0 });
  });

  it("[CC15] cannot be earned with an empty canvas", () => {
    const studio = new Studio(4).drawing();
    studio.ink(1);
    studio.until("CREDIT");
    expect(studio.credit(studio.nth(0), 0)).toBe("invalid_move");
    expect(studio.credit(studio.nth(0), 1)).toBe("ok");
  });

  it("[CC16] are 150 more for each painter with ink when every guesser who is there solved the word", () => {
    const studio = new Studio(5).drawing();
    studio.ink(0);
    const [one, two, three] = [studio.nth(0), studio.nth(1), studio.nth(2)];
    studio.solve(one);
    studio.solve(two);
    expect(studio.said("allCorrect")).toBe(0);
    studio.disconnect(three);
    studio.wait(16_000);
    studio.until("REVEAL");
    expect(studio.shared.reveal?.gains[studio.painter(0)]?.everybody).toBe(150);
    expect(studio.shared.reveal?.gains[studio.painter(1)]).toBeUndefined();
  });

  it("[CC17] are lost when two guessers report letters in the drawing", () => {
    const studio = crediting();
    const [one, two] = [studio.nth(0), studio.nth(1)];
    const spell = (id: typeof one, on = true) =>
      studio.move(id, { type: "spelled", canvas: 0, on });
    studio.credit(one, 0);
    studio.credit(two, 1);
    expect(spell(one)).toBe("ok");
    expect(studio.guesser(one).spelled).toEqual({ 0: true });
    expect(spell(two)).toBe("ok");
    expect(spell(two, false)).toBe("ok");
    expect(spell(studio.painter(1))).toBe("not_your_turn");
    expect(studio.guesser(two).spelled).toEqual({});
    expect(spell(two)).toBe("ok");
    studio.until("REVEAL");
    expect(studio.scoreOf(studio.painter(0))).toBe(0);
    expect(studio.scoreOf(studio.painter(1))).toBe(250);
    expect(studio.shared.canvases[0]?.spelled).toBe(true);
    expect(studio.shared.canvases[1]).not.toHaveProperty("spelled");
  });

  it("[CC17] are lost by both painters if both drawings have letters", () => {
    const studio = crediting();
    const [one, two, three] = [studio.nth(0), studio.nth(1), studio.nth(2)];
    for (const id of [one, two]) {
      for (const canvas of [0, 1]) studio.move(id, { type: "spelled", canvas, on: true });
    }
    expect(studio.guesser(one).spelled).toEqual({ 0: true, 1: true });
    studio.credit(three, 0);
    studio.until("REVEAL");
    expect(studio.painters.map((id) => studio.scoreOf(id))).toEqual([0, 0]);
    expect(studio.canvas.kept).toEqual([]);
  });

  it("[CC17] are lost if the only guesser reports letters, but not if one of several does", () => {
    for (const [people, isSpelled] of [
      [3, true],
      [4, false],
    ] as const) {
      const studio = new Studio(people).drawing();
      studio.inkAll();
      studio.move(studio.nth(0), { type: "spelled", canvas: 1, on: true });
      studio.until("CREDIT");
      studio.credit(studio.nth(0), 1);
      studio.until("REVEAL");
      expect(studio.shared.canvases[1]?.spelled === true).toBe(isSpelled);
      expect(studio.scoreOf(studio.painter(1))).toBe(isSpelled ? 0 : 250);
    }
  });

  it("[CC17] are decided by the letters reported until REVEAL, whoever leaves or is dark afterwards", () => {
    const studio = new Studio(6).drawing();
    studio.inkAll();
    studio.until("CREDIT");
    const [one, two, three, four] = [0, 1, 2, 3].map((at) => studio.nth(at)) as [
      PlayerId,
      PlayerId,
      PlayerId,
      PlayerId,
    ];
    for (const id of [one, two]) studio.move(id, { type: "spelled", canvas: 0, on: true });
    studio.move(three, { type: "spelled", canvas: 1, on: true });
    studio.credit(four, 1);
    studio.until("REVEAL");
    const isSpelled = () => [0, 1].map((at) => studio.shared.canvases[at]?.spelled === true);
    expect(isSpelled()).toEqual([true, false]);
    studio.do({ type: "quit", playerId: one });
    expect(isSpelled()).toEqual([true, false]);
    for (const id of [two, four]) studio.disconnect(id);
    expect(isSpelled()).toEqual([true, false]);
    // Backstage judges the second drawing again; nothing else about the two drawings changes.
    const itemId = studio.backstageId(studio.shared.canvases[1]?.id ?? "");
    studio.host({ topic: "moderate", body: { itemId, verdict: "approve" } });
    expect(studio.canvas.kept.map(({ painter }) => painter)).toEqual([studio.painter(1)]);
  });

  it("[CC15] are decided between two painters by the only guesser of three players", () => {
    const studio = crediting(3);
    expect(studio.guessers).toHaveLength(1);
    studio.credit(studio.nth(0), 1);
    studio.wait(1_500);
    expect(studio.stage).toBe("REVEAL");
    expect(studio.scoreOf(studio.painter(1))).toBe(250);
  });
});

describe("the bonus for painters when everybody solved the word", () => {
  /** All five solve the word, then people give credit. */
  function solvedByAll() {
    const studio = new Studio(5).drawing();
    studio.inkAll();
    for (const guesser of studio.guessers) studio.solve(guesser);
    studio.until("CREDIT");
    return studio;
  }
  const bonuses = (studio: Studio) => {
    if (studio.stage !== "REVEAL") studio.until("REVEAL");
    return studio.painters.map((id) => studio.turn.gains[id]?.everybody ?? 0);
  };

  it("[CC16] is decided when DRAW ends: a player who sits down afterwards does not cancel it", () => {
    const studio = solvedByAll();
    studio.join("Late");
    expect(bonuses(studio)).toEqual([150, 150]);
  });

  it("[CC16] is decided when DRAW ends: the failed guesser's departure afterwards does not bring it", () => {
    const studio = new Studio(5).drawing();
    studio.inkAll();
    const [failed, ...others] = studio.guessers;
    for (const guesser of others) studio.solve(guesser);
    studio.until("CREDIT");
    if (failed !== undefined) studio.do({ type: "quit", playerId: failed });
    expect(bonuses(studio)).toEqual([0, 0]);
  });
});

it("[CC21] a void turn does not count towards the painters' turns", () => {
  const studio = new Studio(3);
  studio.start({ includeTutorial: false });
  const owed = () => Object.values(studio.canvas.artists).reduce((sum, { owes }) => sum + owes, 0);
  // This turn takes one turn from each of its painters, and so does the next one.
  const before = owed();
  studio.until("DRAW");
  for (const painter of studio.painters) studio.disconnect(painter);
  for (let steps = 0; !studio.canvas.voided; steps++) {
    if (steps > 100 || !studio.tick()) throw new Error("never void");
  }
  expect(owed()).toBe(before);
});

it("screens are told who guessed, whether it was right, and who gave credit, and never what", () => {
  const studio = new Studio(5).drawing();
  studio.inkAll();
  const told = () =>
    studio.events
      .splice(0)
      .filter(({ topic }) => /guessSubmitted|creditSubmitted|allC/u.test(topic))
      .map(({ topic, body }) => [topic, body]);
  told();
  const [one, two, three] = [studio.nth(0), studio.nth(1), studio.nth(2)];
  studio.guess(one, "umbrella stand");
  studio.solve(two);
  expect(told()).toEqual([
    ["guessSubmitted", { playerId: one }],
    ["guessSubmitted", { playerId: two, right: true }],
  ]);
  studio.until("CREDIT");
  studio.credit(one, 0);
  studio.credit(two, 1);
  studio.credit(two, 0);
  expect(told()).toEqual([
    ["creditSubmitted", { playerId: one }],
    ["creditSubmitted", { playerId: two }],
  ]);
  studio.credit(three, 0);
  expect(told()).toEqual([
    ["creditSubmitted", { playerId: three }],
    ["allCreditsSubmitted", {}],
  ]);
});
