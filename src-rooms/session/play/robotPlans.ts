import { isRefusal, type Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Input } from "../model/inputs.ts";
import { isRobotPlayed } from "../model/people.ts";
import type { Turn } from "../model/turn.ts";

/** A robot is done this long before the deadline at the latest, ms. */
const BEFORE_DEADLINE_MS = 500;

/** Give every robot that the stage waits for a move and a time to make it. */
export function planRobots(turn: Turn): void {
  const running = turn.running();
  const { stage, paused, held } = turn.state.clock;
  // A robot begins to think when the game goes on: the pause would be added to its time.
  if (!running || paused || held || stage.kind !== "input" || stage.key === "") return;
  const { rules, game } = running;
  const now = rules.stage(game.state);
  if (now.kind !== "input" || now.key !== stage.key) return;
  const idle = now.waitingFor.filter(
    (id: PlayerId) => isRobotPlayed(turn.state.seats[id]) && !turn.state.clock.robots[id],
  );
  if (idle.length === 0) return;
  const shared: unknown = rules.shared(game.state);
  for (const id of idle) {
    const hand: unknown = rules.private(game.state, id);
    const plan = rules.bot({ playerId: id, stage: stage.name, shared, hand }, turn.random);
    if (!plan) continue;
    const latest = stage.endsAt === undefined ? Infinity : stage.endsAt - BEFORE_DEADLINE_MS;
    if (plan.idle && turn.now + plan.after > latest) continue;
    const at = Math.max(turn.now, Math.min(turn.now + plan.after, latest));
    turn.set("clock", { robots: { ...turn.state.clock.robots, [id]: { at, move: plan.move } } });
  }
}

/**
 * A robot got a better line: it says that when it wanted to speak anyway. Refused when it has spoken
 * already, when the stage is another one, or when the game does not take it.
 */
export function robotLine(
  turn: Turn,
  { stageId, playerId, about, text }: Extract<Input, { type: "robotLine" }>,
): Refusal | undefined {
  const running = turn.running();
  const { stage, robots } = turn.state.clock;
  const plan = robots[playerId];
  if (!running || stage.stageId !== stageId || !plan) return { refused: "stage_over" };
  const { rules, game } = running;
  const wish = rules
    .wishes?.(game.state)
    .find((one) => one.playerId === playerId && one.about === about);
  if (!wish) return { refused: "stage_over" };
  const move: unknown = wish.move(text);
  const tried: object = rules.apply(game.state, { type: "move", playerId, move }, turn.ctx());
  if (isRefusal(tried)) return tried;
  turn.set("clock", { robots: { ...robots, [playerId]: { ...plan, move } } });
  return undefined;
}
