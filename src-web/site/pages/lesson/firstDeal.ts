import { avatarOf } from "../../../../src-shared/catalog/avatars.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../../../src-shared/catalog/packs.ts";
import { gameCode, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { createRoom } from "../../../../src-rooms/session/create.ts";
import type { Input } from "../../../../src-rooms/session/model/inputs.ts";
import type { Games, RoomState } from "../../../../src-rooms/session/model/state.ts";
import { apply, isRefusal } from "../../../../src-rooms/session/session.ts";
import type { AnyLesson } from "../../../game-kit/lesson.ts";

/** Characters of the friends, in the order in which they join. */
const FRIENDS = ["taco.webp", "fries.webp", "cookie.webp", "onigiri.webp"] as const;
/** Id of a pack that has no owner. */
const PACK_ID = "lesson";
/** Deals to try before settling for the first one, which fits the lesson less well. */
const TRIES = 300;

/** What a lesson's room is set up with. */
export interface LessonTable {
  readonly lesson: AnyLesson;
  readonly gameType: GameType;
  readonly games: Games;
  readonly language: Language;
  readonly pack: Omit<PackContent, "packId"> | undefined;
  /** The reader's name and character. */
  readonly alias: string;
  readonly avatarSrc: string;
  /** Seed of the first deal that is tried. */
  readonly seed: number;
  /** ms since 1970 */
  readonly now: number;
}

/** A room whose first round has been dealt. */
interface Dealt {
  readonly state: RoomState;
  readonly reader: PlayerId;
  readonly friends: readonly PlayerId[];
}

function deal(table: LessonTable, seed: number): Dealt {
  const { lesson, gameType, games, language, pack, alias, avatarSrc, now } = table;
  let state = createRoom({
    gameCode: gameCode("LEARN"),
    hostType: "HOST_AND_PLAY",
    hostUserId: "",
    isPublic: false,
    language,
    // In rooms for testing robots act quickly, so the reader does not have to wait for them.
    testing: true,
    gameType,
    seed: [seed, seed + 1, seed + 2],
    now,
  });
  const enter = (input: Input) => {
    const outcome = apply(state, input, { now, games });
    if (isRefusal(outcome))
      throw new Error(`the lesson of ${gameType} refused an input: ${outcome.refused}`);
    ({ state } = outcome);
    return outcome.playerId;
  };
  const host = (command: Extract<Input, { type: "command" }>["command"]) =>
    enter({ type: "command", actor: { kind: "host" }, command });
  const sitDown = (name: string, src: string, asHost: boolean) => {
    const id = enter({ type: "join", alias: name, avatarSrc: src, audience: false, asHost });
    if (id === undefined) throw new Error(`joining the lesson of ${gameType} gave no seat`);
    return id;
  };
  const reader = sitDown(alias, avatarSrc, true);
  const friends = FRIENDS.slice(0, lesson.friends).map((src) =>
    sitDown(avatarOf(src)?.name ?? "", src, false),
  );
  for (let at = 0; at < lesson.robots; at++) host({ topic: "requestAddAiPlayer", body: {} });
  enter({ type: "sockets", players: [reader, ...friends], hostScreens: 0, screens: 0 });
  if (pack) enter({ type: "packs", ids: [PACK_ID], packs: [{ ...pack, packId: PACK_ID }] });
  const settings = {
    includeTutorial: false,
    // No time limits while the reader is reading.
    timerMode: "off" as const,
    ...(pack && { wordPackIds: [PACK_ID] }),
    ...lesson.settings,
  };
  host({ topic: "gameSettings", body: { settings } });
  host({ topic: "startGame", body: {} });
  if (state.clock.stage.name === "ROUND_INTRO") {
    host({ topic: "requestNextStage", body: { stageId: state.clock.stage.stageId } });
  }
  return { state, reader, friends };
}

/** The first deal from `seed` on that fits the lesson. */
export function firstDeal(table: LessonTable): Dealt {
  const { fits } = table.lesson;
  for (let at = 0; at < TRIES; at++) {
    const dealt = deal(table, table.seed + at);
    if (!fits || fits(dealt.state.game?.state, dealt.reader)) return dealt;
  }
  return deal(table, table.seed);
}
