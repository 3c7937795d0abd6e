// `npm run replay -- FILE`: replays a room's journal (from GET /api/v1/admin/rooms/{code}/journal), prints
// what happened and whether it ends in the stored state. Exit code 1 when it does not.
import { readFileSync } from "node:fs";
import { GAMES } from "../src-rooms/games/registry.ts";
import type { ErrorCode } from "../src-shared/catalog/errorCodes.ts";
import type { EventFrame } from "../src-shared/protocol/frames.ts";
import type { PlayerId } from "../src-shared/protocol/ids.ts";
import type { Actor, Input, JournalFile } from "../src-rooms/session/model/inputs.ts";
import { scoresOf } from "../src-rooms/session/model/scores.ts";
import { apply, isRefusal } from "../src-rooms/session/session.ts";
import { SECTIONS } from "../src-rooms/session/model/sections.ts";
import type { RoomState } from "../src-rooms/session/model/state.ts";
import { argumentsOf } from "./arguments.ts";

/** One accepted input and its result. */
interface Step {
  /** ms since 1970. */
  readonly at: number;
  readonly input: Input;
  readonly before: RoomState;
  readonly after: RoomState;
  readonly events: readonly EventFrame[];
}

interface Replayed {
  readonly steps: readonly Step[];
  readonly state: RoomState;
  /** The input at which the replay had to stop: the current rules refuse what the room accepted. */
  readonly refused?: { readonly at: number; readonly input: Input; readonly code: ErrorCode };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isState(value: unknown): value is RoomState {
  return isObject(value) && SECTIONS.every((section) => Object.hasOwn(value, section));
}

function isTimed(value: unknown): value is { at: number; input: Input } {
  return (
    isObject(value) &&
    typeof value["at"] === "number" &&
    isObject(value["input"]) &&
    typeof value["input"]["type"] === "string"
  );
}

/** Whether this is a journal as a room exports it. */
function isJournal(value: unknown): value is JournalFile {
  return (
    isObject(value) &&
    value["format"] === "hubbub-journal-1" &&
    isState(value["baseline"]) &&
    isState(value["state"]) &&
    Array.isArray(value["inputs"]) &&
    value["inputs"].every(isTimed)
  );
}

/** Whether this is a host's copy of a journal, which cannot be replayed. */
function isHostsCopy(value: unknown): boolean {
  if (!isObject(value) || value["format"] !== "hubbub-journal-1") return false;
  const { state } = value;
  return isObject(state) && !Object.hasOwn(state, "random");
}

/** Applies all inputs again, from the journal's beginning. */
function replay({ baseline, inputs }: JournalFile): Replayed {
  const steps: Step[] = [];
  let state = baseline;
  for (const { at, input } of inputs) {
    const outcome = apply(state, input, { now: at, games: GAMES });
    if (isRefusal(outcome)) return { steps, state, refused: { at, input, code: outcome.refused } };
    steps.push({ at, input, before: state, after: outcome.state, events: outcome.events });
    state = outcome.state;
  }
  return { steps, state };
}

interface Difference {
  /** Path in the state, such as `clock.stage.endsAt`. */
  readonly path: string;
  readonly stored: unknown;
  readonly replayed: unknown;
}

/** Lists where two states differ; a missing value is undefined. */
function differences(stored: unknown, replayed: unknown, path = ""): Difference[] {
  if (stored === replayed) return [];
  const areBoth = (test: (value: unknown) => boolean) => test(stored) && test(replayed);
  if (areBoth(isObject) || areBoth(Array.isArray)) {
    // SAFETY: both are objects or both are arrays.
    const [a, b] = [stored, replayed] as [Record<string, unknown>, Record<string, unknown>];
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return keys.flatMap((key) => differences(a[key], b[key], path ? `${path}.${key}` : key));
  }
  return [{ path, stored, replayed }];
}

function nameOf(state: RoomState, id: PlayerId): string {
  return `${state.seats[id]?.alias ?? "somebody"} (${id})`;
}

function actorName(state: RoomState, actor: Actor): string {
  if (actor.kind === "remote") return `remote ${actor.remoteId}`;
  if (actor.kind !== "player") return `the ${actor.kind}`;
  const name = nameOf(state, actor.playerId);
  return actor.member === undefined ? name : `${name}, person ${actor.member}`;
}

function isoOf(at: number | undefined): string {
  return at === undefined ? "forever" : new Date(at).toISOString();
}

/** Describes who did what. */
function deed({ input, before, after }: Step): string | undefined {
  switch (input.type) {
    case "join":
      return `${input.alias} joins`;
    case "rejoin":
      return `${nameOf(after, input.playerId)} returns`;
    case "updateSeat":
      return `${nameOf(before, input.playerId)} is now ${nameOf(after, input.playerId)}`;
    case "quit":
      return `${nameOf(before, input.playerId)} quits`;
    case "circle":
      return `${nameOf(before, input.playerId)} plays with a circle`;
    case "invite":
      return `${actorName(before, input.actor)} creates a link: ${input.ticket.kind} ${input.ticket.playerId ?? ""}`;
    case "redeem":
      return `a link is opened: ${before.room.tickets?.find(({ id }) => id === input.ticketId)?.kind ?? ""}`;
    case "crowdSums":
      return `${input.sums.people} in the crowd want ${JSON.stringify(input.sums.ballots)}`;
    case "updateRoom":
      return `${actorName(before, input.actor)} changes the room ${JSON.stringify(input.change)}`;
    case "createGame":
      return `${actorName(before, input.actor)} chooses ${input.gameType}`;
    case "command":
      return commandDeed(before, input);
    case "inked":
      return undefined;
    case "upgrade":
      return "woke up in another build";
    case "robotLine":
      return "a robot's line arrived";
    case "seen":
      return `${input.seen.ids.length} items were seen on other evenings`;
    case "existing":
      return `${Object.keys(input.existing.answers).length} prompts have answers of earlier players`;
    case "packs":
      return `packs fetched: ${input.packs.map(({ name }) => name).join(", ") || "none"}`;
    case "payment":
      return `payment: ${input.status ?? "requested"}, paid until ${isoOf(input.paidUntil)}`;
    case "moderate":
      return `moderation: ${input.action}`;
    case "sockets":
      return `connected: ${input.players.map((id) => nameOf(after, id)).join(", ") || "no phone"}; screens: ${input.screens}`;
    case "tick":
      return undefined;
  }
}

function commandDeed(
  state: RoomState,
  { actor, command }: Extract<Input, { type: "command" }>,
): string {
  const body = Object.keys(command.body).length > 0 ? ` ${JSON.stringify(command.body)}` : "";
  return `${actorName(state, actor)}: ${command.topic}${body}`;
}

/** The scores of the running game as text; an empty string in the lobby. */
function scoreLine(state: RoomState): string {
  const { game } = state;
  const rules = game && GAMES[game.gameType];
  if (!game || !rules) return "";
  const scores = scoresOf(rules, game);
  return game.players.map((id) => `${nameOf(state, id)} ${scores[id] ?? 0}`).join(", ");
}

/** Describes what an input led to: another stage, other scores, events sent to everybody. */
function consequences({ before, after, events }: Step): string[] {
  const lines: string[] = [];
  if (before.clock.stage.stageId !== after.clock.stage.stageId) {
    const { round } = after.game ?? {};
    const of = round && round.roundCount > 0 ? ` of round ${round.roundCount}` : "";
    lines.push(`stage ${after.clock.stage.stageId}: ${after.clock.stage.name}${of}`);
  }
  const { paused } = after.clock;
  if (paused && !before.clock.paused) lines.push(`paused: ${paused.reason}`);
  if (!paused && before.clock.paused) lines.push("resumed");
  const scores = scoreLine(after);
  if (scores !== "" && scores !== scoreLine(before)) lines.push(`scores: ${scores}`);
  for (const event of events) {
    if (event.topic !== "stageCompletedMessage") lines.push(`event: ${event.topic}`);
  }
  return lines;
}

/** Describes the journal line by line: the time since its beginning, who did what, and what it led to. */
function storyOf(baseline: RoomState, steps: readonly Step[]): string[] {
  const { room } = baseline;
  const began = steps[0]?.at ?? room.createdAt;
  const lines = [`Room ${room.gameCode} (${room.roomId}), from ${new Date(began).toISOString()}`];
  for (const step of steps) {
    const time = `${((step.at - began) / 1000).toFixed(1)} s`.padStart(10);
    const first = deed(step);
    const later = consequences(step);
    if (first !== undefined) lines.push(`${time}  ${first}`);
    const indent = first === undefined ? time : " ".repeat(10);
    later.forEach((line, at) => lines.push(`${at === 0 ? indent : " ".repeat(10)}  > ${line}`));
  }
  return lines;
}

/** Prints what is wrong with the file and exits with 2. */
function stop(what: string): never {
  console.error(`replay: ${what}`);
  process.exit(2);
}

function fileText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return stop(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return stop(`${path} is not JSON`);
  }
}

const [path] = argumentsOf(import.meta.url, { allowPositionals: true }).positionals;
if (path === undefined) stop("which file? npm run replay -- journal.json");
const journal = parsed(fileText(path), path);
if (isHostsCopy(journal)) {
  stop(
    `${path} is a host's copy, which lacks the random numbers; an admin's copy can be replayed (GET /api/v1/admin/rooms/{code}/journal)`,
  );
}
if (!isJournal(journal)) {
  stop(`${path} is not a room's journal (format "hubbub-journal-1" with baseline, inputs, state)`);
}

const replayed = replay(journal);
for (const line of storyOf(journal.baseline, replayed.steps)) console.log(line);
if (replayed.refused) {
  const { at, input, code } = replayed.refused;
  console.error(`\nAt ${at} the room accepted an input that the rules now refuse (${code}):`);
  console.error(JSON.stringify(input));
  process.exit(1);
}
const paths = differences(journal.state, replayed.state);
if (paths.length > 0) {
  console.error(`\nThe replay does not end in the stored state. It differs at:`);
  for (const { path: at, stored, replayed: now } of paths) {
    console.error(`  ${at}: stored ${JSON.stringify(stored)}, replayed ${JSON.stringify(now)}`);
  }
  process.exit(1);
}
console.log(`\n${journal.inputs.length} inputs: the replay ends exactly in the stored state.`);
