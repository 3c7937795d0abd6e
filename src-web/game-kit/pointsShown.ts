import { factsOf, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Player, StageView } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** Points of each player. */
export type Points = Readonly<Record<PlayerId, number>>;

interface Moment {
  readonly players: Readonly<Record<PlayerId, Pick<Player, "playerId" | "score">>> | undefined;
  readonly stage: Pick<StageView, "name"> | undefined;
  readonly gameType: GameType | undefined;
  /** Whether the stage has released its points. */
  readonly isReleased: boolean;
}

/**
 * Returns the scores a screen shows now, given those it showed last. During a reveal they stay as they were,
 * so that no number gives the result away.
 */
export function pointsShown(
  last: Points,
  { players, stage, gameType, isReleased }: Moment,
): Points {
  const isReveal = stage && factsOf(gameType)?.heldStages.includes(stage.name);
  const isHeld = isReveal === true && !isReleased;
  const shown: Record<PlayerId, number> = {};
  for (const { playerId, score } of Object.values(players ?? {})) {
    shown[playerId] = isHeld ? (last[playerId] ?? score) : score;
  }
  return shown;
}
