import { ALL_IN_MS, LAST_ONE_MS } from "../../../src-shared/catalog/limits.ts";
import type { TimerMode } from "../../../src-shared/catalog/settings.ts";
import type { FrameStage } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { GameStage } from "../../games/game.ts";
import { crowdSeat, isRobotPlayed } from "../model/people.ts";
import { stretchOf, timeAt, withLength } from "../model/stageTime.ts";
import type { CurrentStage } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";
import { waitingFor } from "../model/waiting.ts";
import { warnsAt } from "./deadlines.ts";

const TIMER_FACTOR: Readonly<Record<Exclude<TimerMode, "off">, number>> = {
  x1: 1,
  "x1.5": 1.5,
  x2: 2,
};

/** Length of a stage in this room, ms; undefined when it has no deadline. */
function stageLength(kind: CurrentStage["kind"], ms: number, mode: TimerMode): number | undefined {
  if (kind !== "input") return ms;
  return mode === "off" ? undefined : ms * TIMER_FACTOR[mode];
}

/** Begins a stage, with a new id and deadline, nobody ready and no moves of robots planned. */
export function enter(
  tx: Transaction,
  stage: { name: string; kind: CurrentStage["kind"]; key: string; ms?: number },
): void {
  const before = tx.state.clock.stage;
  if (before.kind !== "lobby") {
    tx.emit({
      topic: "stageCompletedMessage",
      body: { stageId: before.stageId, name: before.name },
    });
  }
  const mode = tx.state.game?.settings.timerMode ?? "x1";
  const length = stage.ms === undefined ? undefined : stageLength(stage.kind, stage.ms, mode);
  const { held: _held, awaitsStream: _awaitsStream, ...clock } = tx.state.clock;
  // Time stands still during a pause: `resume` moves a stage that began during it like any other.
  const startedAt = clock.paused?.since ?? tx.now;
  const endsAt = length === undefined ? undefined : startedAt + length;
  tx.state = { ...tx.state, clock };
  tx.set("clock", {
    stage: {
      stageId: tx.nextStageId(),
      name: stage.name,
      kind: stage.kind,
      key: stage.key,
      startedAt,
      ...(endsAt !== undefined && { endsAt, fullEndsAt: endsAt }),
      ...(stage.ms !== undefined && { ms: stage.ms }),
    },
    warned: false,
    ready: [],
    robots: {},
  });
}

/** Begins a frame stage, which all games share. */
export function enterFrame(
  tx: Transaction,
  name: FrameStage,
  kind: CurrentStage["kind"],
  ms?: number,
): void {
  enter(tx, { name, kind, key: "", ...(ms !== undefined && { ms }) });
}

/** Applies what the game has changed about its stage: its length, and when the game wants a `tick`. */
export function followClock(
  tx: Transaction,
  { ms, wakeAt }: Exclude<GameStage, { kind: "roundOver" }>,
): void {
  const { clock } = tx.state;
  const { wakesAt: before, ...current } = clock.stage;
  const stage = current.ms === ms ? current : withLength(current, ms);
  // `resume` moves what was due when the pause began, and nothing may be due during it.
  const now = clock.paused ? clock.paused.since : tx.now;
  const wakesAt = wakeAt === undefined ? undefined : timeAt(stage, wakeAt, now);
  if (stage === current && wakesAt === before) return;
  const { endsAt } = stage;
  const isEarlier = endsAt !== undefined && tx.now < warnsAt(stage.startedAt, endsAt);
  tx.set("clock", {
    stage: { ...stage, ...(wakesAt !== undefined && { wakesAt }) },
    ...(stage !== current && clock.warned && isEarlier && { warned: false }),
  });
}

/**
 * Whether only one person is still waited for, while two or more are done. A robot does not count, since it
 * keeps time by itself.
 */
function lastOne(tx: Transaction, waiting: readonly PlayerId[], done: number): boolean {
  const [id, ...others] = waiting;
  if (id === undefined || others.length > 0 || done < 2) return false;
  return !isRobotPlayed(tx.state.seats[id]);
}

/**
 * Moves the deadline closer once everybody is done, or when all wait for one person; moves it back when
 * somebody is no longer done.
 */
export function endEarlyWhenAllIn(tx: Transaction): void {
  const { stage, paused, held, awaitsStream } = tx.state.clock;
  if (stage.kind !== "input" || paused || held) return;
  const { waiting, done } = waitingFor(tx.state, tx.games);
  const soon = tx.now + ALL_IN_MS;
  if (awaitsStream) {
    // For everybody else the time is already up.
    const seat = crowdSeat(tx.state);
    const isDecided = seat === undefined || !waiting.includes(seat);
    if (isDecided && (stage.endsAt ?? 0) > soon)
      tx.set("clock", { stage: { ...stage, endsAt: soon } });
    return;
  }
  if (waiting.length === 0 && done.length > 0) {
    if (stage.endsAt === undefined || stage.endsAt > soon) {
      tx.set("clock", { stage: { ...stage, endsAt: soon } });
    }
    return;
  }
  const { fullEndsAt } = stage;
  if (fullEndsAt === undefined) {
    const { endsAt: _early, ...rest } = stage;
    if (stage.endsAt !== undefined) tx.set("clock", { stage: rest });
    return;
  }
  const { lastOneEndsAt: known, ...rest } = stage;
  if (lastOne(tx, waiting, done.length)) {
    const latest = tx.now + LAST_ONE_MS * stretchOf(stage);
    const lastOneEndsAt = known ?? Math.min(fullEndsAt, latest);
    if (known !== undefined && stage.endsAt === known) return;
    tx.set("clock", { stage: { ...rest, endsAt: lastOneEndsAt, lastOneEndsAt } });
  } else if (known !== undefined || stage.endsAt !== fullEndsAt) {
    tx.set("clock", { stage: { ...rest, endsAt: fullEndsAt } });
  }
}
