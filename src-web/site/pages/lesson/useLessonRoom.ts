import { useEffect, useState } from "react";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../../../src-shared/catalog/packs.ts";
import type { AnyGame } from "../../../../src-rooms/games/game.ts";
import type { AnyLesson } from "../../../game-kit/lesson.ts";
import { preloadGame } from "../../../games/parts.ts";
import { loadLesson } from "../../../games/lessons.ts";
import { texts } from "../../../i18n/instance.ts";
import { LessonRoom } from "./LessonRoom.ts";

/** Everything a lesson's room is opened with. */
interface LoadedLesson {
  readonly lesson: AnyLesson;
  readonly rules: AnyGame;
  readonly pack: Omit<PackContent, "packId"> | undefined;
}

/** Loads a game's lesson with its rules and pack in this language. */
async function loadedLesson(gameType: GameType, language: Language): Promise<LoadedLesson> {
  preloadGame(gameType);
  const lesson = await loadLesson(gameType);
  const [rules, pack] = await Promise.all([
    lesson.rules(language),
    lesson.pack?.(language),
    texts.loadNamespaces(lesson.namespace),
  ]);
  return { lesson, rules, pack };
}

const loading = new Map<string, Promise<LoadedLesson>>();

/** Returns the same promise each time, for `use`; a failed one is loaded again. */
export function lessonOf(gameType: GameType, language: Language): Promise<LoadedLesson> {
  const key = `${gameType} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const load = loadedLesson(gameType, language);
  loading.set(key, load);
  load.catch(() => loading.delete(key));
  return load;
}

interface RoomWish extends LoadedLesson {
  readonly gameType: GameType;
  readonly language: Language;
  readonly alias: string;
  readonly avatarSrc: string;
  /** Each number gets a room of its own, with another deal. */
  readonly turn: number;
}

/** Opens a room for as long as the component is mounted; undefined until it is open. */
export function useLessonRoom(wish: RoomWish): LessonRoom | undefined {
  const { lesson, rules, pack, gameType, language, alias, avatarSrc, turn } = wish;
  const [room, setRoom] = useState<LessonRoom>();
  useEffect(() => {
    // A random seed, so that visitors get different deals.
    const seed = Math.floor(Math.random() * 1_000_000) + turn;
    const next = new LessonRoom({
      lesson,
      rules,
      pack,
      gameType,
      language,
      alias,
      avatarSrc,
      seed,
    });
    // A room has timers, so it can only be opened in an effect, once per turn.
    // oxlint-disable-next-line react/set-state-in-effect
    setRoom(next);
    return () => next.close();
  }, [lesson, rules, pack, gameType, language, alias, avatarSrc, turn]);
  return room;
}
