import { GAME_TYPES, GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Story } from "../story.ts";
import { lobby } from "./lobby.ts";

/** The story of a game: `story` in the file of this folder that is named after the game's own. */
async function storyOf(gameType: GameType): Promise<Story> {
  // SAFETY: test/house/games.test.ts looks at every file of this folder.
  const { story } = (await import(`./${GAME_FACTS[gameType].folder}.ts`)) as {
    readonly story: Story;
  };
  return story;
}

/** One story a game. */
export const GAME_STORIES: readonly Story[] = await Promise.all(GAME_TYPES.map(storyOf));

/** Everything that happens in a room. */
export const STORIES: readonly Story[] = [lobby, ...GAME_STORIES];
