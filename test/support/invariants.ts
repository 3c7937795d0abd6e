import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import { deadlinesOf } from "../../src-rooms/session/play/deadlines.ts";
import type { RoomState } from "../../src-rooms/session/model/state.ts";
import { privateViewOf, sharedTopic, SHARED_TOPICS } from "../../src-rooms/session/views/views.ts";
import type { Table } from "./table.ts";

/** Throws an error with the text `what` unless the condition holds. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Parts of states that were checked already. States share the parts that did not change. */
const plain = new WeakSet<object>();

/** Returns why a value would change when it is stored as JSON and read back; undefined when it would not. */
function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return undefined;
  if (typeof value === "number") {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  }
  if (typeof value !== "object") return `${path} is ${typeof value}`;
  if (plain.has(value)) return undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype)
    return `${path} is an instance of a class`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has gaps`;
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlain(part, `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  plain.add(value);
  return undefined;
}

/** Checks that the state stays the same when it is stored and loaded. */
export function isPlainJson(state: RoomState): void {
  const fault = notPlain(state, "state");
  must(fault === undefined, `not plain JSON: ${fault}`);
}

/** Checks, right after the alarm, that no deadline lies in the past. */
export function noDeadlineInThePast(table: Table): void {
  for (const { name, at } of deadlinesOf(table.state)) {
    must(Number.isInteger(at), `deadline ${name} is at ${at}`);
    must(at > table.now, `deadline ${name} passed ${table.now - at} ms ago`);
  }
}

/**
 * Checks that scores are whole and not negative, that equal scores share a rank, and that the podium is
 * sorted.
 */
export function ranksAreRight(table: Table): void {
  const players = Object.values(table.topic("playersUpdated") ?? {});
  for (const { score, rank, playerId } of players) {
    must(Number.isInteger(score) && score >= 0, `player ${playerId} has ${score} points`);
    const better = players.filter((other) => other.score > score).length;
    must(rank === better + 1, `player ${playerId} has rank ${rank}, but ${better} are better`);
  }
  const podium = table.state.room.lastGame?.podium ?? [];
  podium.forEach(({ score, rank }, at) => {
    const better = podium.filter((other) => other.score > score).length;
    must(rank === better + 1, `rank ${rank} on the podium, but ${better} are better`);
    must(at === 0 || rank >= (podium[at - 1]?.rank ?? 1), "the podium is not sorted");
  });
}

const HAS_NULL = /[:[,]null[,\]}]/;

/** Returns everything that all screens see as one text. Throws when any value is null. */
export function publicText(state: RoomState, table: Table): string {
  const text = JSON.stringify(
    SHARED_TOPICS.map((topic) => [topic, sharedTopic(topic, state, table.games) ?? "-"]),
  );
  must(!HAS_NULL.test(text), `a topic contains null: ${text}`);
  return text;
}

/** Returns what this seat alone sees as one text. Throws when any value is null. */
export function handText(state: RoomState, id: PlayerId, table: Table): string {
  const text = JSON.stringify(privateViewOf(state, id, table.games) ?? "");
  must(!HAS_NULL.test(text), `the hand of ${id} contains null: ${text}`);
  return text;
}

/** Checks that views can be sent: no value anywhere is null. */
export function viewsAreSendable(table: Table): void {
  publicText(table.state, table);
  for (const id of playerIdsOf(table.state.seats)) handText(table.state, id, table);
}
