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

/** All that a lesson's room is opened with. */
interface LoadedLesson {
  readonly lesson: AnyLesson;
  readonly rules: AnyGame;
  readonly pack: Omit<PackContent, "packId"> | undefined;
}

/** A game's lesson with what it plays with in this language. */
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

/** The same promise each time, for `use`; one that failed is asked for anew. */
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
  /** Another number: another room, with another deal. */
  readonly turn: number;
}

/** A room for as long as it is on screen; undefined until it is open. */
export function useLessonRoom(wish: RoomWish): LessonRoom | undefined {
  const { lesson, rules, pack, gameType, language, alias, avatarSrc, turn } = wish;
  const [room, setRoom] = useState<LessonRoom>();
  useEffect(() => {
    // No two visitors are dealt the same.
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
