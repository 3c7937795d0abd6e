import { useSend } from "../room/useSend.ts";
import { useAtTheEnd } from "../room/useAtTheEnd.ts";
import { useRoom, useTopic } from "../room/index.ts";
import { haptic, RHYTHM } from "../ui/effects/haptics.ts";

/** A text of so many characters that stands in the box when time is up is sent. */
const WORTH_SENDING = 3;

interface TextMove {
  /** What stands in the box. */
  readonly text: string;
  /** What the room has already; undefined while it has nothing. */
  readonly sent: string | undefined;
  /** The move that says the text. */
  readonly move: object;
}

/**
 * Sends what somebody wrote: by hand, and by itself shortly before the stage's time is up. Resolves to
 * whether the room has taken it; a refusal is shown in words.
 */
export function useTextMove({ text, sent, move }: TextMove): () => Promise<boolean> {
  const { send } = useSend();
  const room = useRoom();
  const stageId = useTopic("stage")?.stageId;
  useAtTheEnd(() => {
    const isWorth = text.trim().length >= WORTH_SENDING && text.trim() !== sent;
    if (!isWorth || stageId === undefined) return;
    // Too late, or a word the room does not take: then it counts as nothing, which is no news.
    room.send("move", { stageId, move }).catch(() => undefined);
  });
  return async () => {
    if (stageId === undefined) return false;
    const isDone = await send("move", { stageId, move });
    if (isDone) haptic(...RHYTHM.done);
    return isDone;
  };
}
