import { describe, expect, it } from "vitest";
import type { AnyGame, BotSeat } from "../../../src-rooms/games/game.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { randomFrom, seeded } from "../../../src-rooms/games/random.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { GAME_FACTS, GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { Studio } from "../../support/canvas.ts";
import { SIMULATED_GAMES } from "../../support/simulatedGames.ts";
import { Table } from "../../support/table.ts";
import { toyGame } from "../../support/toy-game/rules.ts";

/** What a robot's seat may contain: facts about the seat itself, and what its phone shows. */
const EYES = ["playerId", "stage", "language", "hurry", "shared", "privateView", "ink"];

/** The game, recording the views it returns and what its robots are then shown. */
function watched(rules: AnyGame, seats: BotSeat<unknown, unknown>[]): AnyGame {
  const said = new Set<unknown>();
  const heard = <View>(view: View): View => {
    said.add(view);
    return view;
  };
  return {
    ...rules,
    shared: (state: unknown) => heard<unknown>(rules.shared(state)),
    private: (state: unknown, id: Parameters<AnyGame["private"]>[1]) =>
      heard<unknown>(rules.private(state, id)),
    bot(seat: BotSeat<unknown, unknown>, random: Parameters<AnyGame["bot"]>[1]) {
      expect(said, "shared").toContain(seat.shared);
      expect(said, "privateView").toContain(seat.privateView);
      seats.push(seat);
      return rules.bot(seat, random);
    },
  };
}

function playWatched(gameType: GameType, seed: number): BotSeat<unknown, unknown>[] {
  const rules = GAMES[gameType];
  const simulated = SIMULATED_GAMES.find((game) => game.gameType === gameType);
  if (!rules || !simulated) throw new Error(`no rules of ${gameType}`);
  const seats: BotSeat<unknown, unknown>[] = [];
  const table = new Table({
    gameType,
    games: { ...GAMES, [gameType]: watched(rules, seats) },
    seed: [seed, 2, 3],
  });
  const ada = table.join("Ada");
  for (let seat = 1; seat < Math.max(4, GAME_FACTS[gameType].seats.min); seat++) table.robot();
  const random = randomFrom(seeded([seed, 4, 4]));
  table.start({ includeTutorial: false, ...simulated.settings(random) });
  for (let step = 0; step < 400 && table.stage !== "GAME_END"; step++) {
    if (step % 3 === 0) simulated.saneMove(table, ada, random);
    if (!table.tick()) break;
  }
  return seats;
}

describe("a robot", () => {
  it.each(GAME_TYPES)(
    "[SE84] of %s is shown its phone's own views, and nothing else",
    (gameType) => {
      const seats = [1, 2].flatMap((seed) => playWatched(gameType, seed));
      expect(seats.length).toBeGreaterThan(3);
      for (const seat of seats) {
        expect(EYES).toEqual(expect.arrayContaining(Object.keys(seat)));
        // A phone receives JSON, so a robot's seat holds plain JSON, too, and no references to anything else.
        expect(JSON.parse(JSON.stringify(seat))).toEqual(seat);
      }
    },
  );

  it.each(GAME_TYPES)(
    "[SE84] of %s decides the same when it has its views from the wire",
    (gameType) => {
      for (const seat of playWatched(gameType, 3)) {
        // SAFETY: views are plain JSON, as the test above shows.
        const wire = JSON.parse(JSON.stringify(seat)) as typeof seat;
        const [here, there] = [seat, wire].map((one) =>
          GAMES[gameType]?.bot(one, randomFrom(seeded([7, 7, 7]))),
        );
        expect(there).toEqual(here);
      }
    },
  );

  it("[SE84] that looks up sees the canvases, and what it saw is in the journal", () => {
    const looked: unknown[] = [];
    const rules = GAMES.CANVAS_CLASH;
    if (!rules) throw new Error("no CANVAS_CLASH");
    const bot: AnyGame["bot"] = (seat, random) => {
      if (seat.ink) looked.push(seat.ink);
      return rules.bot(seat, random);
    };
    const games = { ...GAMES, CANVAS_CLASH: { ...rules, bot } };
    const studio = new Studio(1, 6, [3, 3, 3], games).drawing();
    studio.wait(40_000);
    expect(looked.length).toBeGreaterThan(5);
    const inked = studio.inputs.flatMap(({ input }) =>
      input.type === "tick" && input.ink ? [input.ink.sketches] : [],
    );
    expect(inked.length).toBeGreaterThan(5);
    for (const seen of looked) expect(inked).toContainEqual(seen);
    // Small enough for a journal entry.
    for (const sketches of inked) expect(JSON.stringify(sketches).length).toBeLessThan(120);
  });

  it("[SE84] that paints sees its own canvas alone, as its phone does, and the others see them all", () => {
    const sketches = ["ink on A", "ink on B"];
    const saw: Record<PlayerId, readonly string[]> = {};
    /** A game with two canvases, on the first of which a robot paints, while all robots look up each second. */
    const gameWith = (painter: () => PlayerId, open: boolean): typeof toyGame => ({
      ...toyGame,
      canvases: () => ({
        sheet: 1,
        open,
        easels: [{ painter: painter(), inked: true }, { inked: true }],
      }),
      bot: ({ playerId, ink }) => {
        if (ink) saw[playerId] = ink;
        return { after: 1_000 };
      },
    });
    const look = (open: boolean, sheet = 1) => {
      const table: Table = new Table({
        gameType: "SYNC_THINK",
        games: { SYNC_THINK: gameWith(() => painter, open) },
      });
      const [painter, other] = [table.robot(), table.robot()];
      table.start({ includeTutorial: false });
      table.now += 1_000;
      table.do({ type: "tick", seen: {}, ink: { sheet, sketches } });
      return [saw[painter], saw[other]];
    };
    expect(look(true)).toEqual([["ink on A", ""], sketches]);
    // Once painting is over, everybody sees everything; and nobody sees what was on another set of canvases.
    expect(look(false)).toEqual([sketches, sketches]);
    expect(look(true, 2)).toEqual([[], []]);
  });
});
