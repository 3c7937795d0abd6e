import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import { SIMULATED_GAMES } from "../../support/simulatedGames.ts";
import { simulate } from "../../support/simulation.ts";
import { framesOf } from "../../support/theatre.ts";

/**
 * Number of games; `SIMULATED_GAMES=100000 npx vitest run --project rooms` plays more. Not a time limit: on a busy
 * machine that plays hardly any.
 */
const GAMES = Number(process.env["SIMULATED_GAMES"] ?? 150);

/** One game in this many is rendered to screens twice, and both times they must receive the same. */
const TOLD_AGAIN = 20;

describe("whole games among robots, sane and hostile people", () => {
  it.each(SIMULATED_GAMES)(
    `[PR6] [PR7] [PR10] [PR19] [RS15] [SE13] $gameType holds every invariant after each step, ${GAMES} games`,
    (game) => {
      const played = { games: 0, steps: 0, seats: new Set<number>() };
      fc.assert(
        fc.property(fc.nat({ max: 2 ** 30 }), (seed) => {
          const { table, steps, seats } = simulate(seed, game);
          if (seed % TOLD_AGAIN === 0) expect(framesOf(table)).toEqual(framesOf(table));
          played.games += 1;
          played.steps += steps;
          played.seats.add(seats);
        }),
        {
          numRuns: GAMES,
          // No shrinking, since a smaller seed is not a simpler game: `npm run simulate -- --seed N` replays
          // it.
          endOnFailure: true,
        },
      );
      expect(played.games).toBe(GAMES);
      expect(played.steps).toBeGreaterThan(20 * played.games);
      const { min, max } = GAME_FACTS[game.gameType].seats;
      if (played.games > 5_000) expect(played.seats.size).toBe(max - min + 1);
      console.log(`${game.gameType}: ${played.games} games, ${played.steps} steps`);
    },
    600_000,
  );
});
