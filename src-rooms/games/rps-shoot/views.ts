import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { uniquePlayersKey } from "./battles.ts";
import { unitOf } from "./score.ts";
import type {
  BattleResult,
  Call,
  RpsPrivate,
  RpsShared,
  RpsState,
  SharedBattle,
  Shown,
} from "./types.ts";
import type { Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";

/** Results of this round's finished battles, by index of the battle. */
function resultsOfRound(state: RpsState): readonly BattleResult[] {
  const shot =
    state.at === "PROGRAM"
      ? 0
      : state.current + (state.at === "SHOOT" || state.at === "OVER" ? 1 : 0);
  return shot === 0 ? [] : state.results.slice(-Math.min(shot, state.results.length));
}

function historyOf(state: RpsState): Record<PlayerId, Record<Hand, number>> {
  const history: Record<PlayerId, Record<Hand, number>> = {};
  const count = (id: PlayerId, move: Shown) => {
    const hands = (history[id] ??= { ROCK: 0, PAPER: 0, SCISSORS: 0 });
    if (move !== "NOTHING") hands[move] += 1;
  };
  for (const result of state.results) {
    for (const move of result.playerMoves) count(result.playerId, move);
    for (const move of result.opponentMoves) count(result.opponentId, move);
  }
  return history;
}

/** Allow list of what every screen may see (RS9). */
export function sharedView(state: RpsState): RpsShared {
  const shot = resultsOfRound(state);
  const battles: Record<number, SharedBattle> = {};
  state.battles.forEach((battle, at) => {
    const result = shot[at];
    battles[at + 1] = {
      battle: at + 1,
      uniquePlayersKey: uniquePlayersKey(battle.first, battle.second),
      first: battle.first,
      second: battle.second,
      ...(result && { result }),
    };
  });
  const calls: Partial<Record<Call, number>> = {};
  const isShot = state.at === "SHOOT";
  if (isShot) {
    for (const id of playerIdsOf(state.bets)) {
      const call = state.bets[id];
      if (call) calls[call] = (calls[call] ?? 0) + 1;
    }
  }
  return {
    unit: unitOf(state.round.scoreMultiplier),
    battles,
    battle: Math.min(state.current + 1, state.battles.length),
    battleCount: state.battles.length,
    sudden: state.sudden === "now",
    calls,
    payouts: isShot ? state.payouts : {},
    history: historyOf(state),
  };
}

/** Allow list of what one phone may see. */
export function privateView(state: RpsState, id: PlayerId): RpsPrivate | undefined {
  const programs: Record<
    number,
    { opponentId: PlayerId; moves: RpsPrivate["programs"][number]["moves"] }
  > = {};
  state.battles.forEach((battle, at) => {
    if (battle.first === id) {
      programs[at + 1] = { opponentId: battle.second, moves: battle.firstMoves };
    } else if (battle.second === id) {
      programs[at + 1] = { opponentId: battle.first, moves: battle.secondMoves };
    }
  });
  const call = state.bets[id];
  return { programs, ...(call && { call }) };
}
