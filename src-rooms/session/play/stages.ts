import { ALL_IN_MS } from "../../../src-shared/catalog/limits.ts";
import type { TimerMode } from "../../../src-shared/catalog/settings.ts";
import type { FrameStage } from "../../../src-shared/protocol/entities.ts";
import type { GameStage } from "../../games/game.ts";
import { timeAt, withLength } from "../model/stageTime.ts";
import type { CurrentStage } from "../model/state.ts";
import type { Turn } from "../model/turn.ts";
import { waitingFor } from "../model/waiting.ts";
import { warnsAt } from "./deadlines.ts";

const TIMER_FACTOR: Readonly<Record<Exclude<TimerMode, "off">, number>> = {
  x1: 1,
  "x1.5": 1.5,
  x2: 2,
};

/** Length of a stage in this room; undefined when the host moves it on. */
function stageLength(kind: CurrentStage["kind"], ms: number, mode: TimerMode): number | undefined {
  if (kind !== "input") return ms;
  return mode === "off" ? undefined : ms * TIMER_FACTOR[mode];
}

/** Begin a stage: a new id, its deadline, nobody ready, no robot thinking. */
export function enter(
  turn: Turn,
  stage: { name: string; kind: CurrentStage["kind"]; key: string; ms?: number },
): void {
  const before = turn.state.clock.stage;
  if (before.kind !== "lobby") {
    turn.say({
      topic: "stageCompletedMessage",
      body: { stageId: before.stageId, name: before.name },
    });
  }
  const mode = turn.state.game?.settings.timerMode ?? "x1";
  const length = stage.ms === undefined ? undefined : stageLength(stage.kind, stage.ms, mode);
  const { held: _held, ...clock } = turn.state.clock;
  // In a pause time stands still: going on moves a stage that came meanwhile like any other.
  const startedAt = clock.paused?.since ?? turn.now;
  const endsAt = length === undefined ? undefined : startedAt + length;
  turn.state = { ...turn.state, clock };
  turn.set("clock", {
    stage: {
      stageId: turn.nextStageId(),
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

/** Begin a stage of the frame that every game has. */
export function enterFrame(
  turn: Turn,
  name: FrameStage,
  kind: CurrentStage["kind"],
  ms?: number,
): void {
  enter(turn, { name, kind, key: "", ...(ms !== undefined && { ms }) });
}

/** The game may have made its stage longer, and may want to be told the time. */
export function followClock(
  turn: Turn,
  { ms, wakeAt }: Exclude<GameStage, { kind: "roundOver" }>,
): void {
  const { clock } = turn.state;
  const { wakesAt: before, ...current } = clock.stage;
  const stage = current.ms === ms ? current : withLength(current, ms);
  // A pause moves what was due when it began; nothing may be due in it.
  const now = clock.paused ? clock.paused.since : turn.now;
  const wakesAt = wakeAt === undefined ? undefined : timeAt(stage, wakeAt, now);
  if (stage === current && wakesAt === before) return;
  const { endsAt } = stage;
  const isEarlier = endsAt !== undefined && turn.now < warnsAt(stage.startedAt, endsAt);
  turn.set("clock", {
    stage: { ...stage, ...(wakesAt !== undefined && { wakesAt }) },
    ...(stage !== current && clock.warned && isEarlier && { warned: false }),
  });
}

/** The deadline comes close once everybody is done, and goes back when somebody is not any more. */
export function endEarlyWhenAllIn(turn: Turn): void {
  const { stage, paused, held } = turn.state.clock;
  if (stage.kind !== "input" || paused || held) return;
  const { waiting, done } = waitingFor(turn.state, turn.games);
  const soon = turn.now + ALL_IN_MS;
  if (waiting.length === 0 && done.length > 0) {
    if (stage.endsAt === undefined || stage.endsAt > soon) {
      turn.set("clock", { stage: { ...stage, endsAt: soon } });
    }
    return;
  }
  if (stage.endsAt === stage.fullEndsAt) return;
  const { endsAt: _early, ...rest } = stage;
  turn.set("clock", {
    stage: stage.fullEndsAt === undefined ? rest : { ...rest, endsAt: stage.fullEndsAt },
  });
}
