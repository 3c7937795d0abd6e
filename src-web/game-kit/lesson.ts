import type { FlatNamespace, TFunction } from "i18next";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../src-shared/catalog/packs.ts";
import type { GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import type { AnyGame } from "../../src-rooms/games/game.ts";
import type { Random } from "../../src-rooms/games/random.ts";

/** The state of a lesson's room, as the reader's phone knows it. */
export interface LessonMoment<Shared, Private> {
  readonly stageId: StageId;
  /** Name of the stage. */
  readonly stage: string;
  /** Whether nobody acts in this stage, so that it advances by itself. */
  readonly isShow: boolean;
  readonly shared: Shared;
  /** The private view of the reader's phone; undefined where there is none. */
  readonly hand: Private | undefined;
  readonly myId: PlayerId;
}

/** One sentence of a lesson, and the stage of the game over which it is shown. */
interface LessonStep<Namespace extends FlatNamespace, Shared, Private> {
  readonly stage: string;
  /** One sentence that says what to do or what to look at. */
  readonly text: (t: TFunction<Namespace>) => string;
  /** Chooses among several stages of that name. Left out: the first one. */
  readonly when?: (moment: LessonMoment<Shared, Private>) => boolean;
  /** Whether the reader has done enough, so that the round goes on although its rules would wait for more. */
  readonly isEnough?: (moment: LessonMoment<Shared, Private>) => boolean;
  /** Whether the reader may continue when they like. Left out: only in a show. */
  readonly mayGoOn?: (moment: LessonMoment<Shared, Private>) => boolean;
}

/** What a friend who plays along knows. */
interface FriendSeat<Shared, Private> {
  readonly stage: string;
  readonly shared: Shared;
  readonly hand: Private | undefined;
  readonly random: Random;
  /** The reader, whom the friends try to make feel welcome. */
  readonly reader: LessonMoment<Shared, Private>;
}

/**
 * A small real round that a reader plays alone on the page that teaches the game: a game's `lesson.ts`. It
 * runs the game's own rules and shows its own screens, so that what it teaches is the game that is played.
 */
export interface Lesson<Namespace extends FlatNamespace, State, Shared, Private> {
  /** Translation file of the steps' texts. */
  readonly namespace: Namespace;
  /** Loads the rules, with their content in this language. */
  readonly rules: (language: Language) => Promise<AnyGame>;
  /** How many play along: `friends` count as people, whose votes count; `robots` are the room's own. */
  readonly friends: number;
  readonly robots: number;
  readonly settings?: GameSettingsPatch;
  /** A pack for the reader to choose from. */
  readonly pack?: (language: Language) => Promise<Omit<PackContent, "packId">>;
  /** Whether this deal is one to learn from. Left out: any deal is. */
  readonly fits?: (state: State, myId: PlayerId) => boolean;
  /** A friend's move, instead of a robot's in the same situation; undefined: the robot's move is played. */
  readonly friendMove?: (seat: FriendSeat<Shared, Private>) => unknown;
  /** The steps in the order in which they happen. */
  readonly steps: readonly LessonStep<Namespace, Shared, Private>[];
}

/** A lesson of any game, as the room that plays it sees it. */
export type AnyLesson = Lesson<FlatNamespace, unknown, unknown, unknown>;

/** Turns a game's lesson into the default export of its `lesson.ts`. */
export function anyLesson<Namespace extends FlatNamespace, State, Shared, Private>(
  lesson: Lesson<Namespace, State, Shared, Private>,
): AnyLesson {
  // SAFETY: the lesson's room only passes in states, views and texts of this same lesson.
  return lesson as unknown as AnyLesson;
}
