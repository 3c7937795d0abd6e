import { factsOf, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Player, StageView } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** Points of each player. */
export type Points = Readonly<Record<PlayerId, number>>;

interface Moment {
  readonly players: Readonly<Record<PlayerId, Pick<Player, "playerId" | "score">>> | undefined;
  readonly stage: Pick<StageView, "name"> | undefined;
  readonly gameType: GameType | undefined;
  /** The stage has let its points out. */
  readonly isReleased: boolean;
}

/** The scores a screen shows now, by those it showed last: a reveal that is under way is not given away by a number. */
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
