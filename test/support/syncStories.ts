import type { PackContent } from "../../src-shared/catalog/packs.ts";
import type {
  SharedReveal,
  SyncHighlights,
  SyncPrivate,
  SyncShared,
  SyncState,
} from "../../src-rooms/games/sync-think/types.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { Table } from "./table.ts";

/** Returns a pack of words as the room gets it when a host chooses one. */
export function packOf(entries: readonly string[], packId = "own"): PackContent {
  return { packId, kind: "word", name: packId, language: "en", entries };
}

/** Words that are not close to any built-in cue, so that stories can use whatever words they like. */
export const CUE = ["quartz", "kimono"] as const;

/** As many names as a room has seats. */
export const SIXTEEN = [
  "Ann",
  "Bob",
  "Cyd",
  "Dan",
  "Eve",
  "Fay",
  "Gus",
  "Hal",
  "Ida",
  "Jim",
  "Kit",
  "Leo",
  "Mia",
  "Ned",
  "Oda",
  "Pam",
] as const;

export interface Minds<Names extends readonly string[]> {
  readonly table: Table;
  readonly ids: { readonly [At in keyof Names]: PlayerId };
}

/**
 * Returns a table of SYNC_THINK players in THINK. The cue of level 0 is `CUE` unless other packs are given.
 */
export function thinkers<const Names extends readonly string[]>(
  names: Names,
  settings: Record<string, unknown> = {},
  packs: readonly PackContent[] = [packOf([...CUE])],
  seed = 1,
): Minds<Names> {
  const table = new Table({ gameType: "SYNC_THINK", seed: [seed, 2, 3] });
  // SAFETY: `map` returns as many ids as there are names.
  const ids = names.map((name) => table.join(name)) as unknown as Minds<Names>["ids"];
  const wordPackIds = packs.map(({ packId }) => packId);
  table.host({ topic: "gameSettings", body: { settings: { wordPackIds } } });
  table.do({ type: "packs", ids: wordPackIds, packs });
  table.start({ includeTutorial: false, ...settings });
  table.until("THINK");
  return { table, ids };
}

/** Returns the view that every screen gets. */
export function seen(table: Table): SyncShared {
  // SAFETY: these stories play SYNC_THINK.
  return table.topic("stage").view as SyncShared;
}

export function revealed(table: Table): SharedReveal {
  const { reveal } = seen(table);
  if (!reveal) throw new Error(`nothing is revealed in ${table.stage}`);
  return reveal;
}

export function privateViewOf(table: Table, id: PlayerId): SyncPrivate {
  // SAFETY: these stories play SYNC_THINK.
  return table.hand(id) as SyncPrivate;
}

export function stateOf(table: Table): SyncState {
  // SAFETY: these stories play SYNC_THINK.
  return table.state.game?.state as SyncState;
}

export function highlightsOf(table: Table): SyncHighlights {
  // SAFETY: these stories play SYNC_THINK.
  return table.topic("gameEnd").highlights as SyncHighlights;
}

/** Sends a player's word. */
export function say(table: Table, id: PlayerId, word: string): string {
  return table.move(id, { type: "word", word });
}

/** Sends everybody's word and waits for REVEAL. Empty words are not sent. */
export function level(table: Table, ids: readonly PlayerId[], words: readonly string[]): void {
  table.until("THINK");
  ids.forEach((id, at) => {
    const word = words[at] ?? "";
    const answer = word === "" ? "ok" : say(table, id, word);
    if (answer !== "ok") throw new Error(`${word} was refused: ${answer}`);
  });
  table.until("REVEAL");
}

/** Returns the revealed groups: outcome, text and members. */
export function groups(table: Table): [string, string | undefined, PlayerId[]][] {
  return revealed(table).groups.map(({ outcome, text, words }) => [
    outcome,
    text,
    words.map(({ playerId }) => playerId),
  ]);
}

/** Plays on until this stage begins and returns all stages from the current one to it. */
export function stagesUntil(table: Table, name: string): string[] {
  const stages = [table.stage];
  let last = table.state.clock.stage.stageId;
  while (table.stage !== name && table.tick()) {
    const { stageId } = table.state.clock.stage;
    if (stageId !== last) stages.push(table.stage);
    last = stageId;
  }
  return stages;
}
