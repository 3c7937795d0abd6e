import { useSend } from "../room/useSend.ts";
import { useAtTheEnd } from "../room/useAtTheEnd.ts";
import { useRoom, useTopic } from "../room/index.ts";
import { haptic, RHYTHM } from "../ui/effects/haptics.ts";

/** Whether a text is long enough to be sent by itself when time is up. */
export const isWorthSending = (text: string): boolean => Array.from(text.trim()).length >= 3;

interface TextMove {
  /** The current text of the box. */
  readonly text: string;
  /** The text the room already has; undefined while it has none. */
  readonly sent: string | undefined;
  /** The move that carries the text. */
  readonly move: object;
}

/**
 * Sends a player's text: on request, and by itself shortly before the stage's time is up. Resolves to whether
 * the room accepted it; a refusal is shown in words.
 */
export function useTextMove({ text, sent, move }: TextMove): () => Promise<boolean> {
  const { send } = useSend();
  const room = useRoom();
  const stageId = useTopic("stage")?.stageId;
  useAtTheEnd(() => {
    const isNew = isWorthSending(text) && text.trim() !== sent;
    if (!isNew || stageId === undefined) return;
    // Too late, or a word the room refuses: the text does not count, which needs no message.
    room.send("move", { stageId, move }).catch(() => undefined);
  });
  return async () => {
    if (stageId === undefined) return false;
    const isDone = await send("move", { stageId, move });
    if (isDone) haptic(...RHYTHM.done);
    return isDone;
  };
}
