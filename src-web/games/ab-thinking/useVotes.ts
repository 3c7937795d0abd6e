import { useState } from "react";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
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
  const { send } = useSend();
  const stageId = useTopic("stage")?.stageId;
  const allowed = useAb()?.votesAllowed ?? 1;
  const stored = useMine()?.votes ?? [];
  const [tapped, setTapped] = useState<readonly CardId[]>();
  const votes = tapped ?? stored;
  const vote = (cardId: CardId) => {
    if (stageId === undefined) return;
    const next = votesAfter(votes, cardId, allowed);
    setTapped(next);
    void send("move", { stageId, move: { type: "vote", cardIds: next } }).then((isDone) => {
      if (!isDone) setTapped(undefined);
    });
  };
  return { votes, allowed, vote };
}
