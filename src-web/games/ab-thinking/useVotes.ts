import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useTappedMove } from "../../game-kit/useTappedMove.ts";
import { useAb, useMine } from "./controller.ts";
import { votesAfter } from "./votes.ts";

/**
 * Returns this player's votes and how to cast them. A tap shows immediately, and is undone if the room
 * refuses it.
 */
export function useVotes(): {
  readonly votes: readonly CardId[];
  readonly allowed: number;
  readonly vote: (cardId: CardId) => void;
} {
  const allowed = useAb()?.votesAllowed ?? 1;
  const stored = useMine()?.votes ?? [];
  const [tapped, tap] = useTappedMove<readonly CardId[]>();
  const votes = tapped ?? stored;
  const vote = (cardId: CardId) => {
    const next = votesAfter(votes, cardId, allowed);
    tap(next, { type: "vote", cardIds: next });
  };
  return { votes, allowed, vote };
}
