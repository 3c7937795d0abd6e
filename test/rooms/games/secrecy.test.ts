import { describe, expect, it } from "vitest";
import { randomFrom, seeded } from "../../../src-rooms/games/random.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { handText, publicText } from "../../support/invariants.ts";
import type { SimulatedGame } from "../../support/simulatedGame.ts";
import { SIMULATED_GAMES } from "../../support/simulatedGames.ts";
import { Table } from "../../support/table.ts";

const STEPS = 60;
/** Moves of one person that are compared at each step. */
const WISHES = 4;

interface Move {
  readonly type?: string;
  readonly moves?: readonly string[];
}

/** Moves by which everybody sees at once what was chosen, by the rules of these games. */
const OPEN: Partial<Record<GameType, (stage: string, move: Move) => boolean>> = {
  // Wrong guesses are shown to all; a right one leaves the guesser out of those who are waited for.
  CANVAS_CLASH: (_stage, { type }) => type === "guess",
  HIDE_AND_PEEK: (stage) => stage === "LIGHT",
  // A programme with an empty slot is not done.
  RPS_SHOOT: (_stage, { moves }) => moves?.includes("NOTHING") === true,
};

/** What this person could do now, and what everybody else in the room would be told of it. */
function triedBy(id: PlayerId, table: Table, game: SimulatedGame, seed: number) {
  const tried = new Table({ gameType: game.gameType });
  tried.state = table.state;
  tried.now = table.now;
  tried.inputs.length = 0;
  game.saneMove(tried, id, randomFrom(seeded([seed, id, 99])));
  const input = tried.inputs.at(-1)?.input;
  if (input?.type !== "command" || input.command.topic !== "move") return undefined;
  const others = playerIdsOf(tried.state.seats).filter((other) => other !== id);
  const told = [
    publicText(tried.state, tried),
    ...others.map((other) => handText(tried.state, other, tried)),
    JSON.stringify(tried.events),
  ];
  // SAFETY: sane moves of all games are objects; fields that one does not have are undefined.
  return { move: input.command.body.move as Move, told: told.join("\n") };
}

describe("a move", () => {
  it.each(SIMULATED_GAMES)(
    "[PR10] of $gameType tells nobody else what it was: neither by a view nor by an event or the clock",
    (game) => {
      const isOpen = OPEN[game.gameType] ?? (() => false);
      const table = new Table({ seed: [4, 6, 7], gameType: game.gameType });
      const people = ["Ada", "Bo", "Cy", "Di"].map((name) => table.join(name));
      table.robot();
      const random = randomFrom(seeded([1, 2, 3]));
      table.start({ includeTutorial: false, ...game.settings(random) });
      let compared = 0;
      for (let step = 0; step < STEPS && table.stage !== "GAME_END"; step++) {
        for (const id of people) {
          const toldOf = new Map<string | undefined, string>();
          for (let wish = 0; wish < WISHES; wish++) {
            const tried = triedBy(id, table, game, step * WISHES + wish);
            if (!tried || isOpen(table.stage, tried.move)) continue;
            const { type } = tried.move;
            const before = toldOf.get(type);
            if (before !== undefined) compared += 1;
            expect(tried.told, `${table.stage}: ${JSON.stringify(tried.move)}`).toBe(
              before ?? tried.told,
            );
            toldOf.set(type, tried.told);
          }
          if (random.chance(0.3)) game.saneMove(table, id, random);
        }
        if (random.chance(0.6)) table.tick();
      }
      expect(compared).toBeGreaterThan(20);
    },
  );
});
