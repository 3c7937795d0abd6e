import { GAME_TYPES, GAME_FACTS, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { SimulatedGame } from "./simulatedGame.ts";

/** The simulation of a game: `simulation` in the file of `games/` that is named after the game's folder. */
async function simulationOf(gameType: GameType): Promise<SimulatedGame> {
  // SAFETY: test/house/games.test.ts looks at every one of these files.
  const { simulation } = (await import(`./games/${GAME_FACTS[gameType].folder}.ts`)) as {
    readonly simulation: SimulatedGame;
  };
  return simulation;
}

/** Every game, as a simulation plays it. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = await Promise.all(
  GAME_TYPES.map(simulationOf),
);
