import { GAME_TYPES, GAME_FACTS, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { SimulatedGame } from "./simulatedGame.ts";

/**
 * Returns the simulation of a game: the `simulation` of the file in `games/` that is named after the game's
 * folder.
 */
async function simulationOf(gameType: GameType): Promise<SimulatedGame> {
  // SAFETY: test/house/games.test.ts checks every one of these files.
  const { simulation } = (await import(`./games/${GAME_FACTS[gameType].folder}.ts`)) as {
    readonly simulation: SimulatedGame;
  };
  return simulation;
}

/** The simulations of all games. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = await Promise.all(
  GAME_TYPES.map(simulationOf),
);
