import { useCallback, useState } from "react";
import type { CommandInput, CommandTopic } from "../../src-shared/protocol/commands.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import { showExpired } from "../client/auth/subscription.ts";
import { useErrorText } from "../i18n/errors.ts";
import { toast } from "../ui/feedback/announcer.ts";
import { CommandRefused, useRoom } from "./index.ts";

interface Sender {
  /** Sends a command to the room. Resolves to whether it was accepted. */
  readonly send: <Topic extends CommandTopic>(
    topic: Topic,
    body: CommandInput<Topic>,
  ) => Promise<boolean>;
  /** Whether a command is still unanswered. */
  readonly busy: boolean;
  /** Why the last command was refused. */
  readonly error: ErrorCode | undefined;
}

/**
 * The only way for a screen to send commands to its room. A refusal is shown as a toast, or with `inline`
 * left to the screen to show.
 */
export function useSend(refusals: "toast" | "inline" = "toast"): Sender {
  const room = useRoom();
  const errorText = useErrorText();
  const [open, setOpen] = useState(0);
  const [error, setError] = useState<ErrorCode>();
  const send: Sender["send"] = useCallback(
    async (topic, body) => {
      setError(undefined);
      setOpen((count) => count + 1);
      try {
        await room.send(topic, body);
        return true;
      } catch (refusal) {
        if (!(refusal instanceof CommandRefused)) throw refusal;
        setError(refusal.code);
        if (refusal.code === "subscription_expired") showExpired();
        else if (refusals === "toast") toast(errorText(refusal.code), "bad");
        return false;
      } finally {
        setOpen((count) => count - 1);
      }
    },
    [room, errorText, refusals],
  );
  return { send, busy: open > 0, error };
}
