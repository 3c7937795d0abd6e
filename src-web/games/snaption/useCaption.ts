import { useEffect, useRef } from "react";
import { useAsk } from "../../hosting/useAsk.ts";
import { useRoom, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../stage/feel.ts";

/** The room's limit (rules, SN4), as people count. */
const CAPTION_LENGTH = 80;
/** A text of this length that stands in the box when time is up is sent. */
const WORTH_SENDING = 3;
/** The last moment to send what stands in the box, ms before the end. */
const LAST_CALL_MS = 400;

/** As many of a text's characters as fit, in one line; an emoji is one character. */
export function cut(text: string): string {
  const line = text.replaceAll(/[\r\n]+/gu, " ");
  const parts = [...new Intl.Segmenter().segment(line)].slice(0, CAPTION_LENGTH);
  return parts.map(({ segment }) => segment).join("");
}

/** Characters that still fit. */
export function charactersLeft(text: string): number {
  return CAPTION_LENGTH - [...new Intl.Segmenter().segment(text)].length;
}

/** Sending a caption: by hand, and by itself at the last moment. Resolves to whether it is in. */
export function useCaption(photo: number, text: string, sent: string | undefined) {
  const ask = useAsk();
  const room = useRoom();
  const stageId = useTopic("stage")?.stageId;
  const endsAt = useTopic("timer")?.endsAt;
  const latest = useRef({ photo, text, sent });
  useEffect(() => {
    latest.current = { photo, text, sent };
  });
  useEffect(() => {
    if (endsAt === undefined || stageId === undefined) return undefined;
    const timeout = setTimeout(
      () => {
        const { text: last, ...now } = latest.current;
        const isWorth = last.trim().length >= WORTH_SENDING && last.trim() !== now.sent;
        if (!isWorth) return;
        const move = { type: "caption", photo: now.photo, text: last };
        // Too late, or a word the room does not take: then it counts as nothing, which is no news.
        room.send("move", { stageId, move }).catch(() => undefined);
      },
      Math.max(0, endsAt - room.now() - LAST_CALL_MS),
    );
    return () => clearTimeout(timeout);
  }, [endsAt, stageId, room]);
  return async (): Promise<boolean> => {
    if (stageId === undefined) return false;
    const isDone = await ask("move", { stageId, move: { type: "caption", photo, text } });
    if (isDone) haptic(...RHYTHM.done);
    return isDone;
  };
}
