import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import type { AnyGame } from "../../games/game.ts";
import type { Transaction } from "../model/transaction.ts";

/**
 * Withholds half of what a robot won in somebody's seat when the game's state changed (SE16); points with which a
 * seat begins are not won. What was withheld of a bonus is released when the game takes the bonus back: the seat may
 * win it again.
 */
export function withholdFromAutopilot(
  tx: Transaction,
  rules: AnyGame,
  before: object,
  after: object,
): void {
  const [had, has] = [rules.scores(before), rules.scores(after)];
  if (had === has) return;
  const [hadBonus, hasBonus] = [rules.bonus?.(before) ?? {}, rules.bonus?.(after) ?? {}];
  for (const id of playerIdsOf(had)) {
    const won = (has[id] ?? 0) - (had[id] ?? 0);
    const bonus = (hasBonus[id] ?? 0) - (hadBonus[id] ?? 0);
    const { withheld = {}, bonusWithheld = {} } = tx.state.game ?? {};
    const half = (points: number) =>
      tx.state.seats[id]?.autopilot ? Math.ceil(Math.max(0, points) / 2) : 0;
    const isTakenBack = won < 0 && bonus < 0;
    const more = isTakenBack ? -(bonusWithheld[id] ?? 0) : half(won);
    if (more !== 0) tx.setGame({ withheld: { ...withheld, [id]: (withheld[id] ?? 0) + more } });
    if (isTakenBack || (won > 0 && bonus > 0)) {
      tx.setGame({ bonusWithheld: { ...bonusWithheld, [id]: half(bonus) } });
    }
  }
}
