import { GAME_FACTS, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { AnyLesson } from "../game-kit/lesson.ts";

// Found by path and not listed in any manifest, so that a room's phones and televisions never load a game's
// rules.
const files = import.meta.glob<{ readonly default: AnyLesson }>("./*/lesson.ts");

/** Loads the lesson that teaches this game. */
export async function loadLesson(gameType: GameType): Promise<AnyLesson> {
  const load = files[`./${GAME_FACTS[gameType].folder}/lesson.ts`];
  if (!load) throw new Error(`${gameType} has no lesson`);
  return (await load()).default;
}
