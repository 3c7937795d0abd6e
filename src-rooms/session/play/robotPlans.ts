import { isRefusal, type Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Input } from "../model/inputs.ts";
import { isRobotPlayed } from "../model/people.ts";
import type { Transaction } from "../model/transaction.ts";

/** A robot is done this long before the deadline at the latest, ms. */
const BEFORE_DEADLINE_MS = 500;

/** Give every robot that the stage waits for a move and a time to make it. */
export function planRobots(tx: Transaction): void {
  const running = tx.running();
  const { stage, paused, held } = tx.state.clock;
  // A robot begins to think when the game goes on: the pause would be added to its time.
  if (!running || paused || held || stage.kind !== "input" || stage.key === "") return;
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
      },
      tx.random,
    );
    if (!plan) continue;
    const latest = stage.endsAt === undefined ? Infinity : stage.endsAt - BEFORE_DEADLINE_MS;
    if (plan.idle && tx.now + plan.after > latest) continue;
    const at = Math.max(tx.now, Math.min(tx.now + plan.after, latest));
    tx.set("clock", { robots: { ...tx.state.clock.robots, [id]: { at, move: plan.move } } });
  }
}

/**
 * A robot got a better line: it says that when it wanted to speak anyway. Refused when it has spoken
 * already, when the stage is another one, or when the game does not take it.
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
