import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GAME_TYPES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { HOST_TYPES, type HostType } from "../../src-shared/catalog/hostTypes.ts";
import { LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";
import { SIZE_NAMES, type Size } from "./sizes.ts";
import { GAME_STORIES } from "./stories.ts";
import { champions, evening } from "./stories/evening.ts";
import { lobby } from "./stories/lobby.ts";
import { SHARED_STAGES, type Story } from "./story.ts";

export const USAGE = `npm run shots -- [options]
  --lang de,pl         languages (en)
  --size tv,phone      sizes: ${SIZE_NAMES.join(", ")} (all)
  --game AB_THINKING   a game, LOBBY, EVENING or SITE; several with commas (all)
  --stage VOTE         only these stages
  --players 16         number of players (as in the story)
  --host HOST_AND_PLAY how the room is hosted (HOST)
  --out folder         where pictures are saved (the system's temporary folder)
  --still              with reduced motion
  --faults             also report what is cut off, too small or hard to read`;

export type Subject = GameType | "LOBBY" | "EVENING" | "SITE";
const SUBJECTS: readonly Subject[] = ["SITE", "LOBBY", "EVENING", ...GAME_TYPES];

export interface ShotOptions {
  readonly languages: readonly Language[];
  readonly sizes: readonly Size[];
  readonly subjects: readonly Subject[];
  /** Empty means all of them. */
  readonly stages: readonly string[];
  readonly players: number | undefined;
  readonly hostType: HostType | undefined;
  readonly folder: string;
  readonly isStill: boolean;
  readonly wantsFaults: boolean;
}

/** Returns those of the known names that the text lists; throws a readable error for an unknown one. */
function chosen<Name extends string>(
  what: string,
  known: readonly Name[],
  text: string | undefined,
): readonly Name[] | undefined {
  if (text === undefined) return undefined;
  return text.split(",").map((part) => {
    const found = known.find((name) => name.toLowerCase() === part.trim().toLowerCase());
    if (!found)
      throw new Error(`There is no ${what} "${part}". There are: ${known.join(", ") || "none"}.`);
    return found;
  });
}

/** The stories about these subjects, in the order in which they are told; the site has none. */
export function storiesAbout(subjects: readonly Subject[]): readonly Story[] {
  return [
    ...(subjects.includes("LOBBY") ? [lobby] : []),
    ...(subjects.includes("EVENING") ? [evening, champions] : []),
    ...GAME_STORIES.filter(({ gameType }) => subjects.includes(gameType)),
  ];
}

/** Every stage that these stories have, once. */
function stagesOf(stories: readonly Story[]): readonly string[] {
  const shared = stories.some((story) => GAME_STORIES.includes(story)) ? SHARED_STAGES : [];
  return [...new Set([...stories.flatMap(({ stages }) => stages), ...shared])];
}

/** Reads the options of the command line; throws a readable error for invalid ones. */
export function readOptions(args: readonly string[]): ShotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      lang: { type: "string" },
      size: { type: "string" },
      game: { type: "string" },
      stage: { type: "string" },
      players: { type: "string" },
      host: { type: "string" },
      out: { type: "string" },
      still: { type: "boolean" },
      faults: { type: "boolean" },
    },
  });
  const players = values.players === undefined ? undefined : Number(values.players);
  if (players !== undefined && !(Number.isInteger(players) && players >= 2 && players <= 16)) {
    throw new Error("--players takes a whole number from 2 to 16.");
  }
  const subjects = chosen("game", SUBJECTS, values.game) ?? SUBJECTS;
  return {
    languages: chosen("language", LANGUAGES, values.lang) ?? ["en"],
    sizes: chosen("size", SIZE_NAMES, values.size) ?? SIZE_NAMES,
    subjects,
    stages: chosen("stage", stagesOf(storiesAbout(subjects)), values.stage) ?? [],
    players,
    hostType: chosen("host type", HOST_TYPES, values.host)?.[0],
    folder: values.out ?? join(tmpdir(), "hubbub-shots"),
    isStill: values.still ?? false,
    wantsFaults: values.faults ?? false,
  };
}
