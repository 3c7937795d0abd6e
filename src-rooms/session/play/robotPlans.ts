import { isRefusal, type Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Sketch } from "../../games/sketch.ts";
import type { Input } from "../model/inputs.ts";
import { isRobotPlayed } from "../model/people.ts";
import type { RoomState, SeenInk } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** How long before the deadline a robot makes its move at the latest, ms. */
const BEFORE_DEADLINE_MS = 500;

/** When a robot has to make its move at the latest, ms since 1970. */
function latestOf({ state }: Transaction): number {
  const { endsAt } = state.clock.stage;
  return endsAt === undefined ? Infinity : endsAt - BEFORE_DEADLINE_MS;
}

/** Whether a robot that begins to think now can be done in time. */
export function isTimeToThink(tx: Transaction): boolean {
  return tx.now < latestOf(tx);
}

/** A robot that looks up now, and what was on the room's canvases at that time. */
interface LookingUp {
  readonly id: PlayerId;
  readonly ink: SeenInk | undefined;
}

/** Plans a move, and the time for it, for every robot that the stage waits for. */
export function planRobots(tx: Transaction, looking?: LookingUp): void {
  const running = tx.running();
  const { stage, paused, held, awaitsStream } = tx.state.clock;
  // Robots begin to think when the game goes on; otherwise the pause would be added to their time.
  if (!running || paused || held || awaitsStream || stage.kind !== "input" || stage.key === "")
    return;
  const { rules, game } = running;
  const now = rules.stage(game.state);
  if (now.kind !== "input" || now.key !== stage.key) return;
  const idle = now.waitingFor.filter(
    (id: PlayerId) => isRobotPlayed(tx.state.seats[id]) && !tx.state.clock.robots[id],
  );
  if (idle.length === 0) return;
  const shared: unknown = rules.shared(game.state);
  for (const id of idle) {
    const privateView: unknown = rules.private(game.state, id);
    const plan = rules.bot(
      {
        playerId: id,
        stage: stage.name,
        language: game.settings.language,
        hurry: tx.state.room.testing,
        shared,
        privateView,
        ...(looking?.id === id && { ink: inkFor(tx, looking) }),
      },
      tx.random,
    );
    if (!plan) continue;
    const latest = latestOf(tx);
    const wanted = tx.now + Math.max(plan.move === undefined ? 1 : 0, plan.after);
    if (wanted > latest && (plan.move === undefined || plan.idle)) continue;
    const at = Math.max(tx.now, Math.min(wanted, latest));
    const planned = plan.move === undefined ? { at } : { at, move: plan.move };
    tx.set("clock", { robots: { ...tx.state.clock.robots, [id]: planned } });
  }
}

/** What a phone in this seat shows of the canvases; a painter's shows only their own. */
function inkFor(tx: Transaction, { id, ink }: LookingUp): readonly Sketch[] {
  const running = tx.running();
  const canvases = running?.rules.canvases?.(running.game.state);
  if (!canvases || canvases.sheet !== ink?.sheet) return [];
  const paints = canvases.open && canvases.easels.some(({ painter }) => painter === id);
  return ink.sketches.map((sketch, at) =>
    !paints || canvases.easels[at]?.painter === id ? sketch : "",
  );
}

/** Whether a robot looks up at the canvases when the room handles what is due now. */
export function robotsLookUp({ clock }: RoomState, now: number): boolean {
  return Object.values(clock.robots).some(({ at, move }) => move === undefined && at <= now);
}

/**
 * Gives a robot a better line, to be said at the time it had planned to speak. Refused when it has already
 * spoken, when the stage is another one, or when the game does not accept the line.
 */
export function robotLine(
  tx: Transaction,
  { stageId, playerId, about, text }: Extract<Input, { type: "robotLine" }>,
): Refusal | undefined {
  const running = tx.running();
  const { stage, robots } = tx.state.clock;
  const plan = robots[playerId];
  if (!running || stage.stageId !== stageId || !plan) return { refused: "stage_over" };
  const { rules, game } = running;
  const request = rules
    .lineRequests?.(game.state)
    .find((one) => one.playerId === playerId && one.about === about);
  if (!request) return { refused: "stage_over" };
  const move: unknown = request.move(text);
  const tried: object = rules.apply(game.state, { type: "move", playerId, move }, tx.ctx());
  if (isRefusal(tried)) return tried;
  tx.set("clock", { robots: { ...robots, [playerId]: { ...plan, move } } });
  return undefined;
}
