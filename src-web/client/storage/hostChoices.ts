import { defaultSettings } from "../../../src-shared/catalog/defaultSettings.ts";
import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import { PACK_ID_LENGTH_MAX, PACKS_PER_GAME_MAX } from "../../../src-shared/catalog/packs.ts";
import {
  AB_SCORINGS,
  BACKSTAGE_MODES,
  FILTER_LEVELS,
  LEVEL_OPTIONS,
  MAX_SCORE_OPTIONS,
  PHOTO_SOURCES,
  RATINGS,
  ROUND_OPTIONS,
  TIMER_MODES,
  type GameSettings,
  type GameSettingsPatch,
} from "../../../src-shared/catalog/settings.ts";
import { keep, kept } from "./device.ts";

/** What a host chose in a game, as far as it differs from the defaults. */
export type HostChoices = Omit<GameSettingsPatch, "language">;
type Choice = Exclude<keyof GameSettings, "language">;

/** What a host chose for the room. Whether it is public is not kept: nobody should be visible by mistake. */
interface RoomChoices {
  /** The room's language and the site's at that time, if they differ. */
  readonly language?: { readonly site: Language; readonly room: Language } | undefined;
  /** Set if the night gets no reel. */
  readonly reel?: false | undefined;
}

type Check = (value: unknown, gameType: GameType) => boolean;
const oneOf =
  (options: readonly unknown[]): Check =>
  (value) =>
    options.includes(value);
const isYesOrNo: Check = (value) => typeof value === "boolean";
const isPackId = (value: unknown) =>
  typeof value === "string" && value.length <= PACK_ID_LENGTH_MAX;
const only = (value: unknown, fields: Readonly<Record<string, Check>>, gameType: GameType) =>
  isRecord(value) &&
  Object.keys(value).length === Object.keys(fields).length &&
  Object.entries(fields).every(([name, check]) => check(value[name], gameType));

/** Checks whether a kept value is still allowed and the game has that setting; screens have no schemas. */
const CHECKS: Readonly<Record<Choice, Check>> = {
  musicEnabled: isYesOrNo,
  includeTutorial: isYesOrNo,
  numberOfRounds: oneOf(ROUND_OPTIONS),
  numberOfTurns: oneOf(ROUND_OPTIONS),
  maxScore: oneOf(MAX_SCORE_OPTIONS),
  wordPackIds: (value, gameType) =>
    GAME_FACTS[gameType].packs.length > 0 &&
    Array.isArray(value) &&
    value.length <= PACKS_PER_GAME_MAX &&
    value.every(isPackId),
  timerMode: oneOf(TIMER_MODES),
  filterLevel: (value, gameType) =>
    GAME_FACTS[gameType].hasTexts && oneOf(FILTER_LEVELS)(value, gameType),
  rating: (value, gameType) => GAME_FACTS[gameType].isRated && oneOf(RATINGS)(value, gameType),
  backstage: (value, gameType) =>
    GAME_FACTS[gameType].hasBackstage && oneOf(BACKSTAGE_MODES)(value, gameType),
  keepAnswers: isYesOrNo,
  livelyRobots: isYesOrNo,
  abThinkingSettings: (value, gameType) => only(value, { scoring: oneOf(AB_SCORINGS) }, gameType),
  snaptionSettings: (value, gameType) =>
    only(value, { photoSource: oneOf(PHOTO_SOURCES) }, gameType),
  syncThinkSettings: (value, gameType) =>
    only(value, { closeMatchEnabled: isYesOrNo, maximumLevels: oneOf(LEVEL_OPTIONS) }, gameType),
};
// SAFETY: Object.keys of a constant object yields exactly its keys.
const CHOICES = Object.keys(CHECKS) as readonly Choice[];

/** A room keeps these from one game to the next, so they are stored for all games. */
const OF_THE_ROOM: readonly Choice[] = ["musicEnabled", "timerMode"];

/** What a missing setting means. */
const LEFT_OUT: HostChoices = {
  keepAnswers: true,
  livelyRobots: false,
  snaptionSettings: { photoSource: "pack" },
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values are the same plain JSON, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function pick(from: HostChoices, wanted: (choice: Choice) => boolean): HostChoices {
  return Object.fromEntries(
    CHOICES.filter((choice) => from[choice] !== undefined && wanted(choice)).map((choice) => [
      choice,
      from[choice],
    ]),
  );
}

/** Returns the default settings of a game. */
function usual(gameType: GameType): HostChoices {
  // The language belongs to the room.
  const { language: _room, ...settings } = defaultSettings(gameType, "en");
  return { ...LEFT_OUT, ...settings };
}

/** Returns the settings of a game that differ from the defaults. */
export function choicesOf(gameType: GameType, settings: GameSettings): HostChoices {
  const before = usual(gameType);
  return pick(settings, (choice) => !isSame(settings[choice], before[choice]));
}

/** Returns the defaults of the given settings of a game. */
export function usualOf(gameType: GameType, choices: HostChoices): HostChoices {
  return pick(usual(gameType), (choice) => choices[choice] !== undefined);
}

type Stored = Readonly<Record<"games" | "room", Readonly<Record<string, unknown>>>> & {
  readonly hostType?: unknown;
};

function read(): Stored {
  let found: unknown;
  try {
    found = JSON.parse(kept("hubbub.hosting") ?? "{}");
  } catch {
    // Not valid JSON: nothing is kept.
  }
  const { games, room, hostType } = isRecord(found) ? found : {};
  return { games: isRecord(games) ? games : {}, room: isRecord(room) ? room : {}, hostType };
}

function write(change: Partial<Stored>): void {
  keep("hubbub.hosting", JSON.stringify({ ...read(), ...change }));
}

/** Returns what this device's host last chose for a game, without values that are no longer allowed. */
export function keptChoices(gameType: GameType): HostChoices {
  const { games, room } = read();
  const own = games[gameType];
  const found: Readonly<Record<string, unknown>> = {
    ...(isRecord(own) ? own : {}),
    ...Object.fromEntries(OF_THE_ROOM.map((choice) => [choice, room[choice]])),
  };
  return pick(found, (choice) => CHECKS[choice](found[choice], gameType));
}

/** Keeps what the host of this device chose for a game. */
export function keepChoices(gameType: GameType, choices: HostChoices): void {
  const { games, room } = read();
  const isShared = (choice: Choice) => OF_THE_ROOM.includes(choice);
  const shared = Object.fromEntries(OF_THE_ROOM.map((choice) => [choice, choices[choice]]));
  write({
    games: { ...games, [gameType]: pick(choices, (choice) => !isShared(choice)) },
    room: { ...room, ...shared },
  });
}

/** Returns what this device's host last chose for the room. */
export function keptRoomChoices(): RoomChoices {
  const { language, reel } = read().room;
  const spoken = isRecord(language) ? language : {};
  const { site, room } = spoken;
  return {
    ...(isLanguage(site) && isLanguage(room) && { language: { site, room } }),
    ...(reel === false && { reel }),
  };
}

/** Keeps what the host of this device chose for the room; undefined stands for the default. */
export function keepRoomChoices(choices: RoomChoices): void {
  const { room } = read();
  write({ room: { ...room, ...choices } });
}

/** Returns where this device's host last showed the game, if that is offered. */
export function keptHostType(offered: readonly HostType[]): HostType | undefined {
  const { hostType } = read();
  return offered.find((one) => one === hostType);
}

/** Keeps where the host of this device shows the game. */
export function keepHostType(hostType: HostType): void {
  write({ hostType });
}
