import type { StageId } from "../../../src-shared/protocol/ids.ts";
import type { AnyGame, Refusal } from "../../games/game.ts";
import type { GameSection, RoomState } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";
import { GRACE_MS } from "../../../src-shared/catalog/limits.ts";

/** Why nobody can move although the stage is still on: the game is paused, or backstage looks at it (SE24). */
export function refusalOfMoves({ clock }: RoomState): Refusal | undefined {
  if (clock.paused) return { refused: "game_paused" };
  return clock.held ? { refused: "stage_over" } : undefined;
}

/**
 * Checks that a move belongs to the running game, is in time and has the right shape; the game itself may
 * still refuse it.
 */
export function checkedMove(
  tx: Transaction,
  body: { readonly stageId: StageId; readonly move: unknown },
): Refusal | { readonly rules: AnyGame; readonly game: GameSection; readonly move: unknown } {
  const running = tx.running();
  if (!running) return { refused: "no_game_running" };
  const { stage } = tx.state.clock;
  if (stage.name === "GAME_END" || stage.stageId !== body.stageId) return { refused: "stage_over" };
  const over = refusalOfMoves(tx.state);
  if (over) return over;
  // The alarm that ends the stage may be late; the deadline counts all the same.
  if (stage.endsAt !== undefined && tx.now > stage.endsAt + GRACE_MS) {
    return { refused: "stage_over" };
  }
  const parsed = running.rules.moveSchema.safeParse(body.move);
  if (!parsed.success || running.rules.isForRobots?.(parsed.data)) {
    return { refused: "invalid_move" };
  }
  return { ...running, move: parsed.data };
}
