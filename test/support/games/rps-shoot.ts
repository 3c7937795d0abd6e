import { rpsShoot } from "../../../src-rooms/games/rps-shoot/rules.ts";
import {
  type RpsPrivate,
  type RpsShared,
  type RpsState,
} from "../../../src-rooms/games/rps-shoot/types.ts";
import { CALLS } from "../../../src-rooms/games/rps-shoot/facts.ts";
import { HANDS } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../../../src-rooms/games/random.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

/** Returns the state of the running game, which is RPS_SHOOT in these checks. */
function rpsOf(state: RoomState): RpsState | undefined {
  // SAFETY: simulated rooms play RPS only.
  return state.game ? (state.game.state as RpsState) : undefined;
}

/** Makes a move as a person would: three hands for an open battle, or a bet. */
function saneMove(table: Table, id: PlayerId, random: Random): void {
  const hand = () => random.pick(HANDS) ?? "ROCK";
  if (table.stage === "BET") {
    table.move(id, { type: "bet", call: random.pick(CALLS) });
    return;
  }
  if (tapReady(table, id)) return;
  // SAFETY: simulated rooms play RPS only.
  const mine = table.hand(id) as RpsPrivate | undefined;
  const open = Object.entries(mine?.programs ?? {}).find(([, { moves }]) =>
    moves.includes("NOTHING"),
  );
  if (!open) return;
  const moves = [hand(), hand(), random.chance(0.1) ? "NOTHING" : hand()];
  table.move(id, { type: "program", battle: Number(open[0]), moves });
}

/**
 * Returns anything a hostile phone might send as a move: a valid move, one out of turn, or no move at all.
 */
function hostileMove(random: Random): unknown {
  const slot = () => random.pick([...HANDS, "NOTHING", "LIZARD"]);
  switch (random.below(8)) {
    case 0:
      return { type: "bet", call: random.pick([...CALLS, "NONE"]) };
    case 1:
      return random.pick([null, 0, "", [], {}, { type: "__proto__" }, { type: "bet" }]);
    case 2:
      return { type: "program", battle: random.pick([0, -1, 1.5, 46, "1"]), moves: [slot()] };
    default:
      return { type: "program", battle: random.between(1, 12), moves: [slot(), slot(), slot()] };
  }
}

/** Returns how many battles of the round have been shot. Only their moves may be known. */
function shotCount(rps: RpsState): number {
  if (rps.at === "PROGRAM") return 0;
  return rps.current + (rps.at === "BET" ? 0 : 1);
}

const SALT = "§";
const saltOf = (id: PlayerId) => `${SALT}${id}${SALT}`;

function salts(id: PlayerId): string[] {
  return [saltOf(id), saltOf(id), saltOf(id)];
}

/** Returns the state with every secret move and call replaced by a mark that names its owner. */
function salted(rps: RpsState): RpsState {
  const shot = shotCount(rps);
  const battles = rps.battles.map((battle, at) =>
    at < shot
      ? battle
      : { ...battle, firstMoves: salts(battle.first), secondMoves: salts(battle.second) },
  );
  const areBetsOpen = rps.at === "BET";
  const bets = areBetsOpen
    ? Object.fromEntries(playerIdsOf(rps.bets).map((id) => [id, saltOf(id)]))
    : rps.bets;
  // SAFETY: the views copy hands and calls, and do not look at them before they are shown.
  return { ...rps, battles, bets } as unknown as RpsState;
}

/** Checks that no player's secret is in a shared topic or in another player's hand. */
function secretsStay(table: Table): void {
  const rps = rpsOf(table.state);
  const { game } = table.state;
  if (!rps || !game) return;
  const state: RoomState = { ...table.state, game: { ...game, state: salted(rps) } };
  must(!publicText(state, table).includes(SALT), "a secret is in a shared topic");
  for (const id of playerIdsOf(table.state.seats)) {
    const text = handText(state, id, table);
    const foreign = text.replaceAll(saltOf(id), "");
    must(!foreign.includes(SALT), `the hand of ${id} contains another player's secret: ${text}`);
  }
}

/**
 * Checks that screens show exactly the battles that were shot, and that a hand holds only its owner's
 * battles.
 */
function viewsAreRight(table: Table): void {
  const rps = rpsOf(table.state);
  if (!rps || table.stage === "TUTORIAL") return;
  // SAFETY: simulated rooms play RPS only.
  const shared = table.topic("stage").view as RpsShared;
  const shot = shotCount(rps);
  for (const battle of Object.values(shared.battles)) {
    const isShot = battle.battle <= shot;
    must(
      Boolean(battle.result) === isShot,
      `whether the result of battle ${battle.battle} is shown should be ${String(isShot)}`,
    );
  }
  if (rps.at !== "SHOOT") {
    must(Object.keys(shared.calls).length === 0, "calls are shown while people bet");
    must(Object.keys(shared.payouts).length === 0, "payouts are shown while people bet");
  }
  const known = rps.results.reduce((sum, { playerMoves, opponentMoves }) => {
    const hands = [...playerMoves, ...opponentMoves].filter((hand) => hand !== "NOTHING");
    return sum + hands.length;
  }, 0);
  const told = Object.values(shared.history).flatMap((hands) => Object.values(hands));
  must(
    told.reduce((sum, count) => sum + count, 0) === known,
    "the history does not match the results",
  );
  for (const id of playerIdsOf(table.state.seats)) {
    const hand = table.hand(id) as RpsPrivate | undefined;
    for (const key of Object.keys(hand?.programs ?? {})) {
      const battle = rps.battles[Number(key) - 1];
      must(
        battle?.first === id || battle?.second === id,
        `${id} sees the program of battle ${key}`,
      );
    }
  }
}

const BEATS: Readonly<Record<string, string>> = {
  ROCK: "SCISSORS",
  SCISSORS: "PAPER",
  PAPER: "ROCK",
};

function beats(mine: string, theirs: string): boolean {
  return mine !== "NOTHING" && (theirs === "NOTHING" || BEATS[mine] === theirs);
}

/** Computes what a side earns in a battle by the written rules, without the game's own code. */
function netOf(mine: readonly string[], theirs: readonly string[], unit: number): number {
  const won = mine.filter((hand, at) => beats(hand, theirs[at] ?? "NOTHING")).length;
  const lost = theirs.filter((hand, at) => beats(hand, mine[at] ?? "NOTHING")).length;
  if ([...mine, ...theirs].every((hand) => hand === "NOTHING")) return 0;
  let units = won;
  if (won > lost) units += 2;
  if (won === lost) units += 1;
  if (won === 3) units += 2;
  return units * unit;
}

function payoutOf(call: string | undefined, full: string, unit: number): number {
  if (call === undefined || full === "NONE") return 0;
  if (call !== full) return -unit / 2;
  return call === "TIE" ? 1.5 * unit : unit;
}

/** Checks that points come only from battles and bets. */
function scoresAddUp(before: RoomState, after: RoomState): void {
  const old = rpsOf(before);
  const rps = rpsOf(after);
  if (!old || !rps || before.game?.gameId !== after.game?.gameId) return;
  const was = rpsShoot.scores(old);
  const is = rpsShoot.scores(rps);
  const fresh = rps.results.slice(old.results.length);
  must(fresh.length <= 1, "two battles were shot at once");
  const [result] = fresh;
  const unit = 100 * Math.min(3, rps.round.roundCount);
  for (const id of playerIdsOf(is)) {
    let expected = was[id];
    if (expected === undefined) {
      const table = playerIdsOf(was).filter((other) => !old.fighters[other]?.left);
      expected = Math.min(...table.map((other) => was[other] ?? 0));
      if (table.length === 0) expected = 0;
    }
    if (result) {
      const { playerId, opponentId, playerMoves, opponentMoves, fullResult } = result;
      const rival = id === playerId ? opponentId : playerId;
      const net = id === playerId ? result.playerNetScore : result.opponentNetScore;
      const [mine, theirs] =
        id === playerId ? [playerMoves, opponentMoves] : [opponentMoves, playerMoves];
      if (id === playerId || id === opponentId) {
        const full = netOf(mine, theirs, unit);
        const isHalved = rps.battles[rps.current]?.gone?.includes(rival) && net === full / 2;
        must(net === full || isHalved === true, `${id} earned ${net} instead of ${full}`);
        expected += net;
      }
      // A crowd's bet is counted at the moment the stage ends.
      const bets = { ...old.bets, ...(rps.at === "SHOOT" && rps.bets) };
      const call = old.at === "BET" ? bets[id] : undefined;
      expected = Math.max(0, expected + payoutOf(call, fullResult, unit));
    }
    must(is[id] === expected, `${id} has ${is[id]} points instead of ${expected}`);
  }
}

/** Simulation of RPS_SHOOT with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "RPS_SHOOT",
  settings: (random) => ({
    numberOfRounds: random.chance(0.8) ? 1 : 2,
    maxScore: random.chance(0.1) ? 500 : 10_000,
  }),
  saneMove,
  hostileMove,
  secretsStay,
  viewsAreRight,
  scoresAddUp,
};
