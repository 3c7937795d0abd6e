import type { BattleResult } from "../../../src-rooms/games/rps-shoot/types.ts";
import { HANDS, type Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

const THREE = 3;

function countOf(results: readonly BattleResult[], hand: Hand): number {
  return results
    .flatMap(({ playerMoves, opponentMoves }) => [...playerMoves, ...opponentMoves])
    .filter((move) => move === hand).length;
}

/** Returns the hand that was thrown most often; undefined if nobody threw any. */
export function favouriteHand(
  results: readonly BattleResult[],
): { readonly hand: Hand; readonly count: number } | undefined {
  const thrown = HANDS.map((hand) => ({ hand, count: countOf(results, hand) }));
  const [favourite] = thrown.sort((a, b) => b.count - a.count);
  return favourite && favourite.count > 0 ? favourite : undefined;
}

/** Returns who most often won all three throws of a battle; undefined if nobody did. */
export function mostSweeps(
  results: readonly BattleResult[],
): { readonly id: PlayerId; readonly count: number } | undefined {
  const sweeps = new Map<PlayerId, number>();
  for (const { playerId, opponentId, result1, result2, result3 } of results) {
    const all = [result1, result2, result3];
    const winner = [playerId, opponentId].find(
      (_, at) => all.filter((result) => result === (at === 0 ? "WIN" : "LOSE")).length === THREE,
    );
    if (winner !== undefined) sweeps.set(winner, (sweeps.get(winner) ?? 0) + 1);
  }
  const [best] = [...sweeps].sort(([, one], [, other]) => other - one);
  return best && { id: best[0], count: best[1] };
}
