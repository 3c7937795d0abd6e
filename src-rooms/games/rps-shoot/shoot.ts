import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { uniquePlayersKey } from "./battles.ts";
import { betPays, resolve, unitOf } from "./score.ts";
import type { BattleResult, Fighter, RpsState } from "./types.ts";

/** Share of the points that a win against a fighter who is gone is worth (RS16). */
const WALKOVER_SHARE = 0.5;

function isWalkover(state: RpsState, rival: PlayerId): boolean {
  return state.battles[state.current]?.gone?.includes(rival) ?? false;
}

/** Resolves the current battle, pays its fighters and bets, and shows it. */
export function shoot(state: RpsState): RpsState {
  const battle = state.battles[state.current];
  if (!battle) return { ...state, at: "OVER" };
  const unit = unitOf(state.round.scoreMultiplier);
  const { firstMoves: playerMoves, secondMoves: opponentMoves } = battle;
  const outcome = resolve(playerMoves, opponentMoves, unit);
  const share = (rival: PlayerId) => (isWalkover(state, rival) ? WALKOVER_SHARE : 1);
  const result: BattleResult = {
    resultId: state.results.length + 1,
    roundId: state.round.roundId,
    uniquePlayersKey: uniquePlayersKey(battle.first, battle.second),
    playerId: battle.first,
    opponentId: battle.second,
    playerMoves,
    opponentMoves,
    result1: outcome.results[0],
    result2: outcome.results[1],
    result3: outcome.results[2],
    fullResult: outcome.fullResult,
    playerNetScore: Math.floor(outcome.firstPoints * share(battle.second)),
    opponentNetScore: Math.floor(outcome.secondPoints * share(battle.first)),
  };
  const fighters: Record<PlayerId, Fighter> = { ...state.fighters };
  const payouts: Record<PlayerId, number> = {};
  /** Returns what it changed: a score that a wrong call would bring below 0 loses less. */
  const pay = (id: PlayerId, points: number): number => {
    const fighter = fighters[id];
    if (!fighter) return 0;
    const score = Math.max(0, fighter.score + points);
    fighters[id] = { ...fighter, score };
    return score - fighter.score;
  };
  pay(battle.first, result.playerNetScore);
  pay(battle.second, result.opponentNetScore);
  for (const id of playerIdsOf(state.bets)) {
    const call = state.bets[id];
    // The audience has no fighters: it bets for fun (RS8).
    if (!call || !fighters[id]) continue;
    payouts[id] = pay(id, betPays(call, result.fullResult, unit));
  }
  return { ...state, at: "SHOOT", fighters, payouts, results: [...state.results, result] };
}
