import { CAPTION_LENGTH_MAX } from "../../../src-shared/catalog/games/snaption.ts";
import { useAsk } from "../../room/useSend.ts";
import { useRoom, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";

/** A text of this length that stands in the box when time is up is sent. */
const WORTH_SENDING = 3;

/** As many of a text's characters as fit, in one line; an emoji is one character. */
export function cut(text: string): string {
  const line = text.replaceAll(/[\r\n]+/gu, " ");
  const parts = [...new Intl.Segmenter().segment(line)].slice(0, CAPTION_LENGTH_MAX);
  return parts.map(({ segment }) => segment).join("");
}

/** Characters that still fit. */
export function charactersLeft(text: string): number {
  return CAPTION_LENGTH_MAX - [...new Intl.Segmenter().segment(text)].length;
}

/** Sending a caption: by hand, and by itself at the last moment. Resolves to whether it is in. */
export function useCaption(photo: number, text: string, sent: string | undefined) {
  const ask = useAsk();
  const room = useRoom();
  const stageId = useTopic("stage")?.stageId;
  const move = { type: "caption", photo, text } as const;
  useAtTheEnd(() => {
    const isWorth = text.trim().length >= WORTH_SENDING && text.trim() !== sent;
    if (!isWorth || stageId === undefined) return;
    // Too late, or a word the room does not take: then it counts as nothing, which is no news.
    room.send("move", { stageId, move }).catch(() => undefined);
  });
  return async (): Promise<boolean> => {
    if (stageId === undefined) return false;
    const isDone = await ask("move", { stageId, move });
    if (isDone) haptic(...RHYTHM.done);
    return isDone;
  };
}
