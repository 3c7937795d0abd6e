import { useState } from "react";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { useTextMove } from "../../game-kit/useTextMove.ts";
import { useHand } from "./controller.ts";

const KEEP_KEY = "requipKeep";

/** Returns whether later players may meet this phone's answers, and a setter. Stored on the phone. */
export function useKeeps(): readonly [boolean, (keeps: boolean) => void] {
  const [keeps, setKeeps] = useState(() => {
    try {
      return localStorage.getItem(KEEP_KEY) !== "no";
    } catch {
      return true;
    }
  });
  const change = (next: boolean) => {
    setKeeps(next);
    try {
      localStorage.setItem(KEEP_KEY, next ? "yes" : "no");
    } catch {
      // Without storage, the choice lasts only until the page is closed.
    }
  };
  return [keeps, change];
}

/**
 * Returns the ways to send an answer: by hand or with the Requip button. A written one is also sent by itself
 * at the last moment.
 */
export function useAnswers(prompt: number, text: string, keep: boolean) {
  const { send } = useSend();
  const stageId = useTopic("stage")?.stageId;
  const sent = useHand()?.prompts[prompt]?.currentPromptResponse;
  const answer = useTextMove({ text, sent, move: { type: "answer", prompt, text, keep } });
  const requip = async (): Promise<boolean> => {
    if (stageId === undefined) return false;
    haptic(...RHYTHM.tap);
    return send("move", { stageId, move: { type: "requip", prompt } });
  };
  return { send: answer, requip };
}
