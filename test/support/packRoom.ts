import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { PackContent } from "../../src-shared/catalog/packs.ts";
import type { GameSettings } from "../../src-shared/catalog/settings.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { Table } from "./table.ts";

interface PackRoom {
  readonly table: Table;
  readonly people: readonly PlayerId[];
}

/**
 * A room with four people that has just begun a game with these packs. `seen` is what they saw on other
 * evenings.
 */
export function packRoom(
  gameType: GameType,
  packs: readonly PackContent[],
  settings: Partial<GameSettings> = {},
  seen: readonly string[] = [],
): PackRoom {
  const table = new Table({ gameType });
  const people = ["Ada", "Ben", "Cleo", "Dan"].map((name) => table.join(name));
  const wordPackIds = packs.map(({ packId }) => packId);
  table.do({ type: "packs", ids: wordPackIds, packs });
  table.do({ type: "seen", seen: { gameType, people, ids: seen } });
  table.start({ includeTutorial: false, wordPackIds, ...settings });
  return { table, people };
}

/** Lets the host skip through some stages. */
export function playOn({ table }: PackRoom, stages = 12): void {
  for (let count = 0; count < stages && table.stage !== "GAME_END"; count++) {
    const { stageId } = table.state.clock.stage;
    table.host({ topic: "requestNextStage", body: { stageId } });
  }
}

/** Returns what the running game says it has shown. */
export function shownBy({ state, games }: Table): readonly string[] {
  const { game } = state;
  return (game && games[game.gameType]?.used?.(game.state)) ?? [];
}
