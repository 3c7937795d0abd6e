import { describe, expect, it } from "vitest";
import { Studio } from "../../../support/canvas.ts";

/** Many first turns among people who paint and robots who guess: when each robot solved, s. */
function solvedAfter(turns: number): (number | undefined)[] {
  const times: (number | undefined)[] = [];
  for (let seed = 0; times.length < turns; seed++) {
    const studio = new Studio(2, 4, [seed, 3, 3]).drawing();
    const began = studio.now;
    const robots = studio.guessers.filter((id) => studio.robots.includes(id));
    const when = new Map<number, number>();
    while (studio.stage === "DRAW") {
      studio.tick();
      for (const id of robots) {
        if (studio.shared.solved[id] && !when.has(id)) when.set(id, (studio.now - began) / 1_000);
      }
    }
    times.push(...robots.map((id) => when.get(id)));
  }
  return times;
}

describe("a robot that guesses", () => {
  it("[CC26] knows seven words of ten, 25 to 65 s after it began, and tries others before", () => {
    const times = solvedAfter(300);
    const known = times.filter((time) => time !== undefined);
    expect(known.length / times.length).toBeGreaterThan(0.6);
    expect(known.length / times.length).toBeLessThan(0.8);
    for (const time of known) {
      expect(time).toBeGreaterThanOrEqual(25);
      expect(time).toBeLessThanOrEqual(65.1);
    }
    expect(Math.min(...known)).toBeLessThan(32);
    expect(Math.max(...known)).toBeGreaterThan(58);
  });

  it("[CC26] says one to three other words, none of them right or close", () => {
    for (let seed = 0; seed < 10; seed++) {
      const studio = new Studio(2, 3, [seed, 4, 4]).drawing();
      const guessers = studio.guessers.filter((id) => studio.robots.includes(id));
      studio.until(studio.stage === "DRAW" ? "REVEAL" : "DRAW");
      const lines = Object.values(studio.shared.feed);
      for (const id of guessers) {
        const own = lines.filter(({ playerId }) => playerId === id);
        expect(own.length).toBeLessThanOrEqual(3);
        if (studio.shared.solved[id] === undefined) expect(own.length).toBeGreaterThanOrEqual(1);
      }
      expect(lines.map(({ text }) => text)).not.toContain(studio.turn.word.text);
    }
  });

  it("[CC26] plays the same way for somebody who is away, and stops when they are back", () => {
    const studio = new Studio(5).drawing({ timerMode: "off" });
    const id = studio.nth(0);
    studio.disconnect(id);
    studio.wait(61_000);
    studio.host({ topic: "autopilot", body: { playerId: id, on: true } });
    expect(studio.turn.guessers[id]?.plan).toBeDefined();
    studio.connect(id);
    expect(studio.turn.guessers[id]).not.toHaveProperty("plan");
    expect(studio.guess(id, "umbrella")).toBe("ok");
  });

  it("[CC26] hurries in the room of a test account", () => {
    const studio = new Studio(2, 3);
    const { state } = studio;
    studio.state = { ...state, room: { ...state.room, testing: true } };
    studio.drawing();
    for (const { plan } of Object.values(studio.turn.guessers)) {
      if (plan?.solvesAt !== undefined) expect(plan.solvesAt).toBeLessThanOrEqual(13_000);
    }
  });
});

describe("a robot that paints", () => {
  it("[CC27] replays the stored drawing of the word, each robot another way round", () => {
    const looks: string[] = [];
    for (let seed = 0; seed < 20; seed++) {
      const studio = new Studio(3, 10, [seed, 8, 8]).drawing();
      const rules = studio.games.CANVAS_CLASH;
      const easels = rules?.canvases?.(studio.canvas)?.easels ?? [];
      const hands = easels.flatMap(({ painter, hand }) => {
        const isRobot = painter !== undefined && studio.robots.includes(painter);
        expect(hand !== undefined).toBe(isRobot);
        return hand ? [hand] : [];
      });
      const ways = hands.map(({ mirrored, size }) => `${mirrored} ${size}`);
      expect(new Set(ways).size).toBe(ways.length);
      looks.push(...ways);
      for (const hand of hands) {
        expect(hand.drawing.lines.length).toBeGreaterThan(2);
        expect(hand.beginsAt).toBeGreaterThanOrEqual(1_000);
      }
      expect(JSON.stringify(studio.shared)).not.toContain("hand");
    }
    expect(new Set(looks).size).toBe(4);
  });

  it("[CC27] takes over an empty canvas of somebody who is away, and lays the brush down for them", () => {
    const studio = new Studio(3, 1);
    studio.drawing({ timerMode: "off" });
    const at = studio.painters.findIndex((id) => studio.people.includes(id));
    const id = studio.painter(at);
    studio.word("cat", "cat");
    studio.disconnect(id);
    const { state } = studio;
    const seat = state.seats[id];
    if (!seat) throw new Error("no seat");
    studio.state = { ...state, seats: { ...state.seats, [id]: { ...seat, autopilot: true } } };
    studio.sockets();
    expect(studio.turn.canvases[at]?.hand?.drawing).toBe("cat");
    studio.connect(id);
    expect(studio.turn.canvases[at]).not.toHaveProperty("hand");
    expect(studio.painter(at)).toBe(id);
  });

  it("[CC28] and one that guesses credit a canvas that has ink", () => {
    const studio = new Studio(2, 6).drawing();
    studio.ink(1);
    studio.until("CREDIT");
    studio.until("REVEAL");
    const robots = studio.guessers.filter((id) => studio.robots.includes(id));
    expect(robots.length).toBeGreaterThan(2);
    for (const id of robots) expect(studio.turn.guessers[id]?.credit).toBe(1);
  });
});
