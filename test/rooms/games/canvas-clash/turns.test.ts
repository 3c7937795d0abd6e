import { describe, expect, it } from "vitest";
import { arranged, paintersOf } from "../../../../src-rooms/games/canvas-clash/order.ts";
import { CANVAS_CONTENT } from "../../../../src-rooms/games/canvas-clash/canvasClash.ts";
import { playerId, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { randomFrom, seeded } from "../../../../src-rooms/games/random.ts";
import { Studio } from "../../../support/canvas.ts";

const ids = (count: number) => Array.from({ length: count }, (_, at) => playerId(at + 1));

/** Plays to the end; returns the painters of each turn. */
function paintersOfAllTurns(studio: Studio): PlayerId[][] {
  const turns: PlayerId[][] = [];
  while (studio.stage !== "GAME_END") {
    if (studio.stage === "DRAW") {
      turns.push(studio.painters);
      studio.inkAll();
    }
    const { stageId } = studio.state.clock.stage;
    studio.host({ topic: "requestNextStage", body: { stageId } });
  }
  return turns;
}

describe("painters", () => {
  it("[CC1] are two, three or four at the same time, by the number of players", () => {
    const counts = ids(16).map((id) => paintersOf(id));
    expect(counts.slice(2)).toEqual([2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    for (const people of [3, 8, 9, 12, 13, 16]) {
      const studio = new Studio(people).drawing();
      expect(studio.painters).toHaveLength(paintersOf(people));
      expect(new Set(studio.painters).size).toBe(studio.painters.length);
      expect(studio.guessers).toHaveLength(people - paintersOf(people));
      const words = studio.painters.map((id) => {
        const hand = studio.own(id);
        return hand?.role === "painter" ? hand.word : undefined;
      });
      expect(new Set(words)).toEqual(new Set([studio.turn.word.text]));
    }
  });

  it.each([
    [3, 2],
    [4, 1],
    [5, 2],
    [9, 2],
    [16, 1],
  ])(
    "[CC2] include each of %i players for the turns they owe (%i); the last turn is filled up from the front",
    (people, numberOfTurns) => {
      const studio = new Studio(people);
      studio.start({ includeTutorial: false, numberOfTurns });
      const { turnCount } = studio.shared;
      const front = studio.canvas.order[0];
      const turns = paintersOfAllTurns(studio);
      const most = Math.ceil((numberOfTurns * people) / paintersOf(people));
      expect(turns).toHaveLength(most);
      expect(turnCount).toBe(most);
      const counts = new Map<PlayerId, number>();
      for (const id of turns.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
      const extra = most * paintersOf(people) - numberOfTurns * people;
      const more = [...counts].filter(([, count]) => count > numberOfTurns).map(([id]) => id);
      expect([...counts.values()].every((count) => count >= numberOfTurns)).toBe(true);
      expect(more).toHaveLength(extra);
      if (extra === 1) expect(more).toEqual([front]);
    },
  );

  it("[CC2] come from an order in which people and robots are spread, so that two people among robots are not left out", () => {
    for (let seed = 0; seed < 50; seed++) {
      const random = randomFrom(seeded([seed, 1, 1]));
      const order = arranged(ids(4), (id) => id > 2, random);
      expect(new Set(order)).toEqual(new Set(ids(4)));
      const pairs = [order.slice(0, 2), order.slice(2)];
      for (const pair of pairs) expect(pair.some((id) => id <= 2)).toBe(true);
    }
    const seen = new Set(
      Array.from({ length: 50 }, (_, seed) =>
        arranged(ids(5), () => false, randomFrom(seeded([seed, 2, 3]))).join(),
      ),
    );
    expect(seen.size).toBeGreaterThan(20);
  });

  it("[CC2] of two people and a robot or two include a person in every turn, and leave somebody to guess", () => {
    for (const robots of [1, 2]) {
      for (let seed = 0; seed < 12; seed++) {
        const studio = new Studio(2, robots, [seed, 5, 9]);
        studio.start({ includeTutorial: false });
        const turns = paintersOfAllTurns(studio);
        expect(turns.length).toBe(2 + robots);
        for (const painters of turns) {
          expect(painters.some((id) => studio.people.includes(id))).toBe(true);
          expect(painters.length).toBeLessThan(2 + robots);
        }
      }
    }
  });

  it("[CC23] do not include a player who is away while others are there, and the game does not wait for that player's turns", () => {
    const studio = new Studio(5);
    const [gone] = studio.people;
    if (gone === undefined) throw new Error("nobody");
    studio.disconnect(gone);
    studio.wait(16_000);
    studio.start({ includeTutorial: false });
    const turns = paintersOfAllTurns(studio);
    expect(turns.flat()).not.toContain(gone);
    expect(studio.canvas.turnNumber).toBe(4);
  });

  it("[CC23] do not include a player who fell silent between two turns, but do later if the player is back", () => {
    const studio = new Studio(6);
    studio.drawing();
    studio.inkAll();
    const later = studio.canvas.order[studio.canvas.next];
    if (later === undefined) throw new Error("no order");
    studio.disconnect(later);
    studio.until("REVEAL");
    studio.until("DRAW");
    expect(studio.painters).not.toContain(later);
    studio.connect(later);
    studio.inkAll();
    studio.until("REVEAL");
    const before = studio.canvas.artists[later]?.owes;
    expect(before).toBe(2);
    const turns = paintersOfAllTurns(studio);
    expect(turns.flat().filter((id) => id === later).length).toBe(2);
  });
});

describe("a turn", () => {
  it("[CC3] is READY, DRAW, CREDIT and REVEAL, each as long as it is meant to be", () => {
    const studio = new Studio(4);
    studio.start({ includeTutorial: false });
    const lengths: [string, number][] = [];
    for (let stage = 0; stage < 4; stage++) {
      const { name, startedAt, endsAt } = studio.state.clock.stage;
      lengths.push([name, (endsAt ?? 0) - startedAt]);
      if (name === "DRAW") studio.inkAll();
      const before = studio.state.clock.stage.stageId;
      while (studio.state.clock.stage.stageId === before) studio.tick();
    }
    expect(lengths).toEqual([
      ["READY", 4_000],
      ["DRAW", 75_000],
      ["CREDIT", 15_000],
      ["REVEAL", 8_000],
    ]);
    expect(studio.stage).toBe("READY");
    expect(studio.shared.turn).toBe(2);
  });

  it("[CC3] goes on early when all have solved the word, and when all have credited", () => {
    const studio = new Studio(4).drawing();
    studio.inkAll();
    for (const id of studio.guessers) expect(studio.solve(id)).toBe("ok");
    expect(studio.said("allCorrect")).toBe(1);
    studio.wait(1_500);
    expect(studio.stage).toBe("CREDIT");
    for (const id of studio.guessers) expect(studio.credit(id, 0)).toBe("ok");
    expect(studio.said("creditSubmitted")).toBe(2);
    expect(studio.said("allCreditsSubmitted")).toBe(1);
    studio.wait(1_500);
    expect(studio.stage).toBe("REVEAL");
    expect(studio.said("revealPainters")).toBe(1);
  });

  it("[CC3] [CC16] does not wait for robots once the people have the word", () => {
    const studio = new Studio(4, 3).drawing();
    studio.inkAll();
    const people = studio.guessers.filter((id) => studio.people.includes(id));
    expect(people.length).toBeGreaterThan(0);
    expect(people.length).toBeLessThan(studio.guessers.length);
    for (const id of people) {
      expect(studio.said("allCorrect")).toBe(0);
      expect(studio.solve(id)).toBe("ok");
    }
    expect(studio.said("allCorrect")).toBe(1);
    studio.wait(1_500);
    expect(studio.stage).toBe("CREDIT");
  });

  it("[CC3] has no CREDIT when nobody painted anything", () => {
    const studio = new Studio(3).drawing();
    studio.wait(75_750);
    expect(studio.stage).toBe("REVEAL");
  });

  it("[CC4] gives each canvas to a random painter and shows only in REVEAL whose it was", () => {
    const seats = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const studio = new Studio(3, 0, [seed, 1, 1]).drawing();
      const [first] = studio.canvas.order;
      seats.add(studio.painters[0] === first ? "A" : "B");
      for (const stage of ["DRAW", "CREDIT", "REVEAL"]) {
        studio.until(stage);
        studio.inkAll();
        const shown = Object.values(studio.shared.canvases).map(({ painterId }) => painterId);
        expect(shown).toEqual(stage === "REVEAL" ? studio.painters : [undefined, undefined]);
        expect(studio.shared.reveal !== undefined).toBe(stage === "REVEAL");
      }
    }
    expect(seats.size).toBe(2);
  });
});

describe("the word", () => {
  const cheese = {
    packId: "cheese",
    kind: "word" as const,
    name: "Cheese",
    language: "de" as const,
    entries: ["Gouda", "Brie", "Edamer", "Emmentaler"],
  };

  it("[CC5] is never the same twice in a game", () => {
    const studio = new Studio(8);
    studio.start({ includeTutorial: false, numberOfTurns: 7 });
    const words: string[] = [];
    while (studio.stage !== "GAME_END") {
      if (studio.stage === "READY") words.push(studio.turn.word.id);
      const { stageId } = studio.state.clock.stage;
      studio.host({ topic: "requestNextStage", body: { stageId } });
    }
    expect(words).toHaveLength(28);
    expect(new Set(words).size).toBe(28);
  });

  it("[CC5] comes from the host's packs while they last, then from the room's language", () => {
    const studio = new Studio(6);
    studio.do({ type: "packs", ids: ["cheese"], packs: [cheese] });
    studio.start({ includeTutorial: false, wordPackIds: ["cheese"] });
    const words: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      studio.until("DRAW");
      words.push(studio.turn.word.text);
      expect(studio.shared.language).toBe(turn < 4 ? "de" : "en");
      studio.until("REVEAL");
    }
    expect(words.slice(0, 4).sort()).toEqual([...cheese.entries].sort());
    expect(cheese.entries).not.toContain(words[4]);
  });

  it("[CC5] is one with a stored drawing when a robot paints, whatever the packs hold", () => {
    const studio = new Studio(2, 6);
    studio.do({ type: "packs", ids: ["cheese"], packs: [cheese] });
    studio.start({ includeTutorial: false, wordPackIds: ["cheese"] });
    for (let turn = 0; turn < 6; turn++) {
      studio.until("DRAW");
      const { id } = studio.turn.word;
      const hasRobot = studio.painters.some((painter) => studio.robots.includes(painter));
      expect(CANVAS_CONTENT.canBeDrawn(id)).toBe(hasRobot);
      studio.until("REVEAL");
    }
  });

  it("[CC6] is swapped once for all painters, by the first of them who taps, in READY only", () => {
    const studio = new Studio(4);
    studio.start({ includeTutorial: false });
    const before = studio.turn.word.text;
    const [guesser] = studio.guessers;
    const [one, other] = studio.painters;
    if (guesser === undefined || one === undefined || other === undefined) throw new Error("few");
    expect(studio.move(guesser, { type: "swap" })).toBe("not_your_turn");
    expect(studio.own(one)).toMatchObject({ role: "painter", word: before, maySwap: true });
    expect(studio.move(one, { type: "swap" })).toBe("ok");
    const { word } = studio.turn;
    expect(word.text).not.toBe(before);
    for (const id of [one, other]) {
      expect(studio.own(id)).toMatchObject({ word: word.text, maySwap: false });
      expect(studio.move(id, { type: "swap" })).toBe("invalid_move");
    }
    studio.until("DRAW");
    expect(studio.move(other, { type: "swap" })).toBe("stage_over");
    expect(studio.turn.word).toEqual(word);
  });
});
