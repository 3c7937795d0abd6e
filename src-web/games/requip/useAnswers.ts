import { useState } from "react";
import { ANSWER_LENGTH_MAX } from "../../../src-shared/catalog/games/requip.ts";
import { useAsk } from "../../room/useSend.ts";
import { useRoom, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { useHand } from "./controller.ts";

/** A text of this length that stands in the box when time is up is sent. */
const WORTH_SENDING = 3;
const KEEP_KEY = "requipKeep";

/** As many of a text's characters as fit; an emoji is one. */
export function cut(text: string): string {
  const parts = [...new Intl.Segmenter().segment(text)];
  return parts.length <= ANSWER_LENGTH_MAX
    ? text
    : parts
        .slice(0, ANSWER_LENGTH_MAX)
        .map(({ segment }) => segment)
        .join("");
}

/** Characters that still fit. */
export function charactersLeft(text: string): number {
  return ANSWER_LENGTH_MAX - [...new Intl.Segmenter().segment(text)].length;
}

/** May later players meet what this phone writes? Remembered on the phone. */
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
      // A browser without storage asks again next time.
    }
  };
  return [keeps, change];
}

/** Sending answers: by hand, by the Requip button, and by itself at the last moment. */
export function useAnswers(prompt: number, text: string, keep: boolean) {
  const ask = useAsk();
  const room = useRoom();
  const stageId = useTopic("stage")?.stageId;
  const sent = useHand()?.prompts[prompt]?.currentPromptResponse;
  const move = { type: "answer", prompt, text, keep } as const;

  const send = async (): Promise<boolean> => {
    if (stageId === undefined) return false;
    const isDone = await ask("move", { stageId, move });
    if (isDone) haptic(...RHYTHM.done);
    return isDone;
  };
  const requip = async (): Promise<boolean> => {
    if (stageId === undefined) return false;
    haptic(...RHYTHM.tap);
    return ask("move", { stageId, move: { type: "requip", prompt } });
  };

  useAtTheEnd(() => {
    const isWorth = text.trim().length >= WORTH_SENDING && text.trim() !== sent;
    if (!isWorth || stageId === undefined) return;
    // Too late, or a word the room does not take: then it counts as nothing, which is no news.
    room.send("move", { stageId, move }).catch(() => undefined);
  });

  return { send, requip };
}
