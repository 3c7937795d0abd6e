import { useState } from "react";
import type { ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople, type Person } from "../../room/people.ts";
import { useHand } from "./controller.ts";

/** One of this player's battles in the round. */
export interface MyBattle {
  readonly battle: number;
  readonly opponent: Person;
  readonly moves: ShownMoves;
}

interface Drafts {
  readonly stageId: number;
  readonly moves: Readonly<Record<number, ShownMoves>>;
}

const NO_DRAFTS: Drafts = { stageId: 0, moves: {} };

/** Whether every slot of a battle has a hand. */
export function isProgrammed({ moves }: Pick<MyBattle, "moves">): boolean {
  return moves.every((move) => move !== "NOTHING");
}

/**
 * Returns this player's battles and how to program them. A tap shows immediately; once the room has
 * responded, its own view is shown again, whether it accepted the moves or not.
 */
export function usePrograms(): {
  readonly battles: readonly MyBattle[];
  readonly program: (battle: number, moves: ShownMoves) => void;
} {
  const { send } = useSend();
  const personOf = usePeople();
  const stageId = useTopic("stage")?.stageId;
  const hand = useHand();
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const drafted = drafts.stageId === stageId ? drafts.moves : {};

  const battles = Object.entries(hand?.programs ?? {})
    .map(([key, { opponentId, moves }]) => ({
      battle: Number(key),
      opponent: personOf(opponentId),
      moves: drafted[Number(key)] ?? moves,
    }))
    .sort((a, b) => a.battle - b.battle);

  const program = (battle: number, moves: ShownMoves) => {
    if (stageId === undefined) return;
    setDrafts((all) => ({
      stageId,
      moves: { ...(all.stageId === stageId && all.moves), [battle]: moves },
    }));
    // SAFETY of the spread: the wire's tuple is not readonly.
    const move = { type: "program", battle, moves: [...moves] };
    void send("move", { stageId, move }).then(() => {
      setDrafts((all) => {
        // A later tap is still being sent: keep it.
        if (all.stageId !== stageId || all.moves[battle] !== moves) return all;
        const { [battle]: _answered, ...rest } = all.moves;
        return { stageId, moves: rest };
      });
    });
  };
  return { battles, program };
}
