import { describe, expect, it } from "vitest";
import {
  canvasClash,
  CANVAS_CONTENT,
} from "../../../../src-rooms/games/canvas-clash/canvasClash.ts";
import { fitsBar } from "../../../../src-rooms/games/canvas-clash/words.ts";
import { randomFrom, seeded } from "../../../../src-rooms/games/random.ts";
import { sketchOfDrawing } from "../../../../src-rooms/games/sketch.ts";
import type { RoomState } from "../../../../src-rooms/session/model/state.ts";
import { Studio } from "../../../support/canvas.ts";
import { robotTurns, skillOf } from "../../../support/robotGuesses.ts";

const DICE = randomFrom(seeded([1, 2, 3]));

/** The same turn with another word that fits the same bar, if the room's language has one. */
function withAnotherWord(studio: Studio): RoomState | undefined {
  const { game } = studio.state;
  const { turn, canvas } = studio;
  const { bar } = studio.shared;
  const other = CANVAS_CONTENT.wordsOf("en").find(
    ({ id, word }) => id !== turn.word.id && (bar === undefined || fitsBar(word, bar)),
  );
  if (!game || !other) return undefined;
  const word = { id: other.id, text: other.word, language: "en" as const };
  return { ...studio.state, game: { ...game, state: { ...canvas, turn: { ...turn, word } } } };
}

describe("a robot that guesses", () => {
  it("[CC26] [SE84] decides the same whatever the word is, as long as its screen shows the same", () => {
    let compared = 0;
    let spoken = 0;
    for (let seed = 0; seed < 40; seed++) {
      const studio = new Studio(1, 6, [seed, 9, 9]).drawing();
      studio.wait(20_000 + 1_000 * (seed % 40));
      const swapped = withAnotherWord(studio);
      if (studio.stage !== "DRAW" || !swapped) continue;
      const robot = studio.guessers.find(
        (id) => studio.robots.includes(id) && studio.state.clock.robots[id]?.move === undefined,
      );
      if (robot === undefined || !studio.state.clock.robots[robot]) continue;
      const ink = studio.canvasInk.seen(studio.state, studio.games, studio.now);
      const decided = [studio.state, swapped].map((state) => {
        const { clock } = state;
        studio.state = { ...state, clock: { ...clock, robots: { [robot]: { at: studio.now } } } };
        studio.do({ type: "tick", seen: {}, ...(ink && { ink }) });
        return studio.state.clock.robots[robot];
      });
      expect(decided[0]).toEqual(decided[1]);
      compared += 1;
      if (decided[0]?.move !== undefined) spoken += 1;
    }
    expect(compared).toBeGreaterThan(15);
    expect(spoken).toBeGreaterThan(4);
  });

  it("[CC32] finds a fair share of what robots paint, in the middle of the turn, seldom at the first guess", () => {
    const { found, median, atOnce } = skillOf(robotTurns("drawings", 150));
    expect(found).toBeGreaterThanOrEqual(0.35);
    expect(found).toBeLessThanOrEqual(0.55);
    expect(median).toBeGreaterThanOrEqual(25);
    expect(median).toBeLessThanOrEqual(45);
    expect(atOnce).toBeLessThan(0.25);
  });

  it("[CC32] uses the letters if a drawing looks like nothing", () => {
    const turns = robotTurns("scribbles", 150);
    const { found, median } = skillOf(turns);
    expect(found).toBeGreaterThanOrEqual(0.1);
    expect(found).toBeLessThanOrEqual(0.3);
    expect(median).toBeGreaterThan(40);
    expect(turns.some(({ wrong }) => wrong > 0)).toBe(true);
  });

  it("[CC26] does not look at a covered canvas", () => {
    const studio = new Studio(1, 6, [1, 9, 9]).drawing();
    studio.wait(50_000);
    const id = studio.nth(0);
    const { shared } = studio;
    const own = studio.own(id);
    const sketches = studio.canvasInk.seen(studio.state, studio.games, studio.now)?.sketches ?? [];
    expect(sketches.every((sketch) => sketch !== "")).toBe(true);
    const hidden = Object.fromEntries(
      Object.entries(shared.canvases).map(([at, one]) => [at, { ...one, hidden: true as const }]),
    );
    const { bar: _bar, ...blank } = shared;
    const said = (canvases: typeof shared.canvases) =>
      Array.from({ length: 200 }, () =>
        canvasClash.bot(
          {
            playerId: id,
            stage: "DRAW",
            language: "en",
            hurry: false,
            shared: { ...blank, canvases },
            privateView: own,
            ink: sketches,
          },
          DICE,
        ),
      ).filter((plan) => plan?.move !== undefined).length;
    expect(said(shared.canvases)).toBeGreaterThan(40);
    expect(said(hidden)).toBe(0);
  });

  it("[CC26] after 'so close' guesses a word that is close to its guess", () => {
    const studio = new Studio(1, 6, [1, 9, 9]).drawing();
    const id = studio.nth(0);
    const words = new Set<string>();
    for (let count = 0; count < 200; count++) {
      const plan = canvasClash.bot(
        {
          playerId: id,
          stage: "DRAW",
          language: "en",
          hurry: false,
          shared: { ...studio.shared, bar: "_O__" },
          privateView: { role: "guesser", close: "boot", spelled: {}, reported: {} },
          ink: [],
        },
        DICE,
      );
      if (plan?.move?.type === "guess") words.add(plan.move.text);
    }
    expect(words).toEqual(new Set(["boat", "book", "foot"]));
  });

  it("[CC26] guesses for a person who is away, and stops when they are back", () => {
    const studio = new Studio(5).drawing({ timerMode: "off" });
    const id = studio.nth(0);
    studio.disconnect(id);
    studio.wait(61_000);
    studio.host({ topic: "autopilot", body: { playerId: id, on: true } });
    expect(studio.state.clock.robots[id]).toBeDefined();
    studio.connect(id);
    expect(studio.state.clock.robots[id]).toBeUndefined();
    expect(studio.guess(id, "umbrella")).toBe("ok");
  });

  it("[CC26] hurries in the room of a test account", () => {
    const studio = new Studio(2, 3);
    const { state } = studio;
    studio.state = { ...state, room: { ...state.room, testing: true } };
    studio.drawing();
    const plans = Object.values(studio.state.clock.robots);
    expect(plans.length).toBeGreaterThan(0);
    for (const { at } of plans) expect(at - studio.now).toBeLessThanOrEqual(1_500);
  });

  it("[CC32] has the present sketch of each stored drawing", () => {
    for (const id of CANVAS_CONTENT.drawable) {
      const drawing = CANVAS_CONTENT.drawingOf(id);
      // `npm --prefix tools/art run sketches` writes both.
      expect(drawing && sketchOfDrawing(drawing), id).toBe(CANVAS_CONTENT.lookOf(id));
    }
  });
});

describe("words that robots paint", () => {
  it("[CC5] vary, although hardly any of them is hard", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 200; seed++) {
      const { text } = new Studio(1, 3, [seed, 2, 2]).drawing().turn.word;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThan(12);
  });
});

describe("a robot that paints", () => {
  it("[CC27] replays the stored drawing of the word, mirrored or sized differently from any other robot's", () => {
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

  it("[CC27] takes over the empty canvas of a person who is away, and gives it back on their return", () => {
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

  it("[CC28] credits a random canvas that has ink in turns in which it guesses, and none in those in which it paints", () => {
    const studio = new Studio(2, 6).drawing();
    studio.ink(1);
    studio.until("CREDIT");
    studio.until("REVEAL");
    const robots = studio.guessers.filter((id) => studio.robots.includes(id));
    expect(robots.length).toBeGreaterThan(2);
    for (const id of robots) expect(studio.turn.guessers[id]?.credit).toBe(1);
    const [painted, credited] = [new Set<number>(), new Set<number | undefined>()];
    for (studio.until("READY"); studio.stage !== "GAME_END"; studio.tick()) {
      if (studio.stage === "DRAW") studio.inkAll();
      if (studio.stage !== "REVEAL") continue;
      for (const id of studio.robots) {
        const paints = studio.painters.includes(id);
        const credit = studio.turn.guessers[id]?.credit;
        expect(credit === undefined).toBe(paints);
        if (paints) painted.add(id);
        else credited.add(credit);
      }
    }
    expect(painted).toEqual(new Set(studio.robots));
    expect(credited).toEqual(new Set([0, 1]));
  });

  it("[CC28] credits another canvas if the one it chose is hidden, so that nobody waits for it", () => {
    const studio = new Studio(3, 1).drawing({ timerMode: "off", backstage: "hide" });
    studio.inkAll();
    for (const id of studio.guessers) studio.solve(id);
    studio.until("CREDIT");
    const [robot] = studio.robots;
    const plan = robot === undefined ? undefined : studio.state.clock.robots[robot];
    const [person] = studio.guessers.filter((id) => id !== robot);
    if (robot === undefined || !plan || person === undefined) throw new Error("others guess");
    // SAFETY: in CREDIT robots plan nothing else.
    const { canvas } = plan.move as { readonly canvas: number };
    const itemId = studio.backstageId(studio.shared.canvases[canvas]?.id ?? "");
    studio.host({ topic: "moderate", body: { itemId, verdict: "hide" } });
    studio.credit(person, 1 - canvas);
    studio.wait(10_000);
    expect(studio.stage).toBe("REVEAL");
    expect(studio.turn.guessers[robot]?.credit).toBe(1 - canvas);
  });
});
