import type { FlatNamespace, TFunction } from "i18next";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../src-shared/catalog/packs.ts";
import type { GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import type { AnyGame } from "../../src-rooms/games/game.ts";
import type { Random } from "../../src-rooms/games/random.ts";

/** Where a lesson's room is, as the reader's own phone knows it. */
export interface LessonMoment<Shared, Private> {
  readonly stageId: StageId;
  /** Name of the stage. */
  readonly stage: string;
  /** Nobody acts in it: it goes on by itself. */
  readonly isShow: boolean;
  readonly shared: Shared;
  /** What the reader's phone alone knows; undefined where it knows nothing of its own. */
  readonly hand: Private | undefined;
  readonly myId: PlayerId;
}

/** One sentence of a lesson, and the stage of the game it stands over. */
interface LessonStep<Namespace extends FlatNamespace, Shared, Private> {
  readonly stage: string;
  /** What to do, or what to look at, in one sentence. */
  readonly text: (t: TFunction<Namespace>) => string;
  /** Which of several stages of that name. Left out: the first that comes. */
  readonly when?: (moment: LessonMoment<Shared, Private>) => boolean;
  /** The reader has done enough: the round goes on, although its rules would wait for more. */
  readonly isEnough?: (moment: LessonMoment<Shared, Private>) => boolean;
  /** The reader may go on, and says when. Left out: in a show. */
  readonly mayGoOn?: (moment: LessonMoment<Shared, Private>) => boolean;
}

/** What somebody knows who plays along. */
interface FriendSeat<Shared, Private> {
  readonly stage: string;
  readonly shared: Shared;
  readonly hand: Private | undefined;
  readonly random: Random;
  /** Whom the others want to feel welcome. */
  readonly reader: LessonMoment<Shared, Private>;
}

/**
 * A small real round that somebody plays alone on the page that teaches the game: a game's `lesson.ts`. The
 * game's own rules run it and its own screens show it, so that it cannot tell of another game than is played.
 */
export interface Lesson<Namespace extends FlatNamespace, State, Shared, Private> {
  /** File of the texts of its steps. */
  readonly namespace: Namespace;
  /** The rules, with what they play with in this language. */
  readonly rules: (language: Language) => Promise<AnyGame>;
  /** Who plays along: `friends` as people, whose votes count, `robots` as the room's own. */
  readonly friends: number;
  readonly robots: number;
  readonly settings?: GameSettingsPatch;
  /** A pack for the reader to choose from. */
  readonly pack?: (language: Language) => Promise<Omit<PackContent, "packId">>;
  /** Is this deal one to learn from? Left out: any is. */
  readonly fits?: (state: State, myId: PlayerId) => boolean;
  /** A friend's move in place of what a robot would do there; undefined: a robot's it is. */
  readonly friendMove?: (seat: FriendSeat<Shared, Private>) => unknown;
  /** In the order in which they come. */
  readonly steps: readonly LessonStep<Namespace, Shared, Private>[];
}

/** A lesson of whatever game, as the room that plays it knows it. */
export type AnyLesson = Lesson<FlatNamespace, unknown, unknown, unknown>;

/** Any game's lesson as the default export of its `lesson.ts`. */
export function anyLesson<Namespace extends FlatNamespace, State, Shared, Private>(
  lesson: Lesson<Namespace, State, Shared, Private>,
): AnyLesson {
  // SAFETY: its room only hands it states and views that the lesson's own rules made, and its own texts.
  return lesson as unknown as AnyLesson;
}
