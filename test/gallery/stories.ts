import { GAME_TYPES, GAME_FACTS, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Story } from "./story.ts";
import { champions, evening } from "./stories/evening.ts";
import { lobby } from "./stories/lobby.ts";

/** Loads the story of a game: `story` in the file of `stories/` that is named after the game's folder. */
async function storyOf(gameType: GameType): Promise<Story> {
  // SAFETY: test/house/games.test.ts checks every one of these files.
  const { story } = (await import(`./stories/${GAME_FACTS[gameType].folder}.ts`)) as {
    readonly story: Story;
  };
  return story;
}

/** One story per game. */
export const GAME_STORIES: readonly Story[] = await Promise.all(GAME_TYPES.map(storyOf));

/** All stories that happen in a room. */
export const STORIES: readonly Story[] = [lobby, evening, champions, ...GAME_STORIES];
