import { rpsShoot } from "../../src-rooms/games/rps-shoot/rules.ts";
import type { RpsPrivate, RpsShared, RpsState } from "../../src-rooms/games/rps-shoot/types.ts";
import { playerIdsOf, type PlayerId } from "../../src-rooms/protocol/ids.ts";
import { deadlinesOf } from "../../src-rooms/session/deadlines.ts";
import type { RoomState } from "../../src-rooms/session/state.ts";
import { handOf, sharedTopic, SHARED_TOPICS } from "../../src-rooms/session/views.ts";
import type { Table } from "./table.ts";

/** Throws with what is wrong unless it holds. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The running game's own state; these checks know RPS. */
export function rpsOf(state: RoomState): RpsState | undefined {
  // SAFETY: simulated rooms play RPS only.
  return state.game ? (state.game.state as RpsState) : undefined;
}

/** Parts of a state that were looked at already: states share what did not change. */
const plain = new WeakSet<object>();

/** Why a value would come back as another one after it was stored as JSON; undefined when it would not. */
function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return undefined;
  if (typeof value === "number") {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  }
  if (typeof value !== "object") return `${path} is ${typeof value}`;
  if (plain.has(value)) return undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return `${path} is of a class`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has gaps`;
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlain(part, `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  plain.add(value);
  return undefined;
}

/** The state is the same after it was stored and loaded. */
export function isPlainJson(state: RoomState): void {
  const fault = notPlain(state, "state");
  must(fault === undefined, `not plain JSON: ${fault}`);
}

/** Nothing that has passed is still to come, once the alarm rang. */
export function noDeadlineInThePast(table: Table): void {
  for (const { name, at } of deadlinesOf(table.state)) {
    must(Number.isInteger(at), `deadline ${name} is at ${at}`);
    must(at > table.now, `deadline ${name} passed ${table.now - at} ms ago`);
  }
}

/** Scores are whole and not negative, ranks are joint ranks, the podium is sorted. */
export function ranksAreRight(table: Table): void {
  const players = Object.values(table.topic("playersUpdated") ?? {});
  for (const { score, rank, playerId } of players) {
    must(Number.isInteger(score) && score >= 0, `player ${playerId} has ${score} points`);
    const better = players.filter((other) => other.score > score).length;
    must(rank === better + 1, `player ${playerId} has rank ${rank}, ${better} are better`);
  }
  const podium = table.state.room.lastGame?.podium ?? [];
  podium.forEach(({ score, rank }, at) => {
    const better = podium.filter((other) => other.score > score).length;
    must(rank === better + 1, `podium rank ${rank}, ${better} are better`);
    must(at === 0 || rank >= (podium[at - 1]?.rank ?? 1), "the podium is not sorted");
  });
}

const HAS_NULL = /[:[,]null[,\]}]/;

/** Everything every screen sees, as one text; no value may contain null. */
function publicText(state: RoomState, table: Table): string {
  const text = JSON.stringify(
    SHARED_TOPICS.map((topic) => [topic, sharedTopic(topic, state, table.games) ?? "-"]),
  );
  must(!HAS_NULL.test(text), `a topic contains null: ${text}`);
  return text;
}

/** How many battles of the round were shot: the only ones whose moves may be known. */
function shotCount(rps: RpsState): number {
  if (rps.at === "PROGRAM") return 0;
  return rps.current + (rps.at === "BET" ? 0 : 1);
}

const SALT = "§";
const saltOf = (id: PlayerId) => `${SALT}${id}${SALT}`;

function salts(id: PlayerId): string[] {
  return [saltOf(id), saltOf(id), saltOf(id)];
}

/** The same state with a mark of its owner in the place of every move and call that is secret. */
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
  // SAFETY: the views copy hands and calls and never look at them before they are shown.
  return { ...rps, battles, bets } as unknown as RpsState;
}

/** No secret of anybody in a shared topic, nor in somebody else's hand. */
export function secretsStay(table: Table): void {
  const rps = rpsOf(table.state);
  const { game } = table.state;
  if (!rps || !game) return;
  const state: RoomState = { ...table.state, game: { ...game, state: salted(rps) } };
  must(!publicText(state, table).includes(SALT), "a secret is in a shared topic");
  for (const id of playerIdsOf(table.state.seats)) {
    const text = JSON.stringify(handOf(state, id, table.games) ?? "");
    must(!HAS_NULL.test(text), `the hand of ${id} contains null: ${text}`);
    const foreign = text.replaceAll(saltOf(id), "");
    must(!foreign.includes(SALT), `the hand of ${id} holds a foreign secret: ${text}`);
  }
}

/** What is shown is what was shot, and a hand holds its owner's battles only. */
export function viewsAreRight(table: Table): void {
  const rps = rpsOf(table.state);
  if (!rps || table.stage === "TUTORIAL") return;
  // SAFETY: simulated rooms play RPS only.
  const shared = table.topic("stage").view as RpsShared;
  const shot = shotCount(rps);
  for (const battle of Object.values(shared.battles)) {
    const isShot = battle.battle <= shot;
    must(Boolean(battle.result) === isShot, `battle ${battle.battle} shown ${String(isShot)}`);
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
  must(told.reduce((sum, count) => sum + count, 0) === known, "the history is not what was shown");
  for (const id of playerIdsOf(table.state.seats)) {
    const hand = table.hand(id) as RpsPrivate | undefined;
    for (const key of Object.keys(hand?.programs ?? {})) {
      const battle = rps.battles[Number(key) - 1];
      must(battle?.first === id || battle?.second === id, `${id} holds battle ${key}`);
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

/** What a side earns in a battle, by the written rules and without the game's own code. */
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

/** Points come from battles and bets and from nowhere else. */
export function scoresAddUp(before: RoomState, after: RoomState): void {
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
        const isHalved = rps.fighters[rival]?.left && net === full / 2;
        must(net === full || isHalved === true, `${id} earned ${net} instead of ${full}`);
        expected += net;
      }
      const call = old.at === "BET" ? old.bets[id] : undefined;
      expected = Math.max(0, expected + payoutOf(call, fullResult, unit));
    }
    must(is[id] === expected, `${id} has ${is[id]} points instead of ${expected}`);
  }
}
