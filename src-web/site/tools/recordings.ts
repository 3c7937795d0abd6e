import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { StateTopics } from "../../../src-shared/protocol/topics.ts";

/** What the screens of a room received at one moment of a game (`scripts/record-playground.ts`). */
export interface Moment {
  readonly stage: string;
  /** `begin`: as the stage opens. `later`: some players have acted, or the show is well under way. */
  readonly when: "begin" | "later";
  /** The room's clock, ms since 1970. */
  readonly serverTime: number;
  readonly topics: Partial<StateTopics>;
  /** Private views by player id: the phones that can be shown. */
  readonly hands: Readonly<Record<string, unknown>>;
}

interface Recording {
  readonly gameType: GameType;
  readonly moments: readonly Moment[];
}

const files = import.meta.glob<{ default: Recording }>("./recordings/*.json");
const loaded = new Map<GameType, Promise<Recording>>();

/** The recording of a game; the same promise each time. */
export function recordingOf(gameType: GameType): Promise<Recording> {
  const known = loaded.get(gameType);
  if (known) return known;
  const load = files[`./recordings/${GAME_FACTS[gameType].folder}.json`];
  if (!load) throw new Error(`no recording of ${gameType}: npm run record -- ${gameType}`);
  const recording = load().then((file) => file.default);
  loaded.set(gameType, recording);
  return recording;
}
