import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { BattleResult, RpsState, SweepKeepsake } from "./types.ts";

/** The fighter who won all three moves against three hands, and how; undefined when nobody did. */
function sweepOf(result: BattleResult): SweepKeepsake | undefined {
  const { playerId, opponentId, playerMoves, opponentMoves, result1, result2, result3 } = result;
  if (result1 === "TIE" || result2 !== result1 || result3 !== result1) return undefined;
  const first = { playerId, moves: playerMoves };
  const second = { playerId: opponentId, moves: opponentMoves };
  const [winner, loser] = result1 === "WIN" ? [first, second] : [second, first];
  return loser.moves.includes("NOTHING") ? undefined : { winner, loser };
}

/** Battles that somebody swept (RS20). */
export function keepsakesOf({ results }: RpsState): readonly Keepsake[] {
  return results.flatMap((result) => {
    const body = sweepOf(result);
    if (!body) return [];
    const playerIds = [body.winner.playerId, body.loser.playerId];
    return [{ id: `sweep-${result.resultId}`, kind: "sweep", playerIds, body }];
  });
}
