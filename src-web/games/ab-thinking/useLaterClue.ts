import { useState } from "react";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { draftOf, keepDraft } from "../../client/storage/drafts.ts";
import { useMyId, useTopic } from "../../room/index.ts";

interface LaterClue {
  readonly text: string;
  /** The card the clue is for; it may have been played since. */
  readonly cardId: CardId | undefined;
  readonly setText: (text: string) => void;
  readonly choose: (cardId: CardId) => void;
  /** Called once the clue was given: deletes what was kept. */
  readonly told: () => void;
}

/**
 * A clue and its card, which a player prepares while another tells or chooses in their own turn. They are kept
 * on this phone until the clue is told.
 */
export function useLaterClue(): LaterClue {
  const place = `${useTopic("gameCreated")?.gameId}/${useMyId()}`;
  const [text, write] = useState(() => draftOf(place, "clue", "hubbub.later") ?? "");
  const [card, mark] = useState(() => draftOf(place, "card", "hubbub.later"));
  const put = (box: "clue" | "card", value: string) => keepDraft(place, box, value, "hubbub.later");
  return {
    text,
    cardId: card,
    setText: (next) => {
      write(next);
      put("clue", next);
    },
    choose: (cardId) => {
      mark(cardId);
      put("card", cardId);
    },
    told: () => {
      put("clue", "");
      put("card", "");
    },
  };
}
