import type { Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { keepsakesRow } from "../records/outbox.ts";
import type { Transaction } from "../model/transaction.ts";

/** Removes something a person made from the last game's podium, profiles and reel (SE20). */
export function removeKeepsake(
  tx: Transaction,
  playerId: PlayerId,
  keepsakeId: string,
): Refusal | undefined {
  const { lastGame } = tx.state.room;
  const found = lastGame?.keepsakes.find(({ id }) => id === keepsakeId);
  if (!lastGame || !found) return { refused: "not_found" };
  if (!found.playerIds.includes(playerId)) return { refused: "not_yours" };
  const keepsakes = lastGame.keepsakes.filter((one) => one !== found);
  const rules = tx.games[lastGame.gameType];
  const highlights: unknown = rules?.without?.(lastGame.highlights, found) ?? lastGame.highlights;
  tx.set("room", { lastGame: { ...lastGame, highlights, keepsakes } });
  tx.outbox.push(keepsakesRow(lastGame.gameId, keepsakes, { highlights }));
  return undefined;
}
