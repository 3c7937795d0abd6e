import type { CommandInput, CommandTopic } from "../../src-shared/protocol/commands.ts";
import { useErrorText } from "../i18n/errors.ts";
import { showExpired } from "../client/auth/subscription.ts";
import { CommandRefused, useRoom } from "./index.ts";
import { toast } from "../ui/feedback/announcer.ts";

/** Ask the room for something; a no is shown in words. Resolves to whether it was done. */
export function useAsk(): <Topic extends CommandTopic>(
  topic: Topic,
  body: CommandInput<Topic>,
) => Promise<boolean> {
  const room = useRoom();
  const errorText = useErrorText();
  return async (topic, body) => {
    try {
      await room.send(topic, body);
      return true;
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      if (error.code === "subscription_expired") showExpired();
      else toast(errorText(error.code), "bad");
      return false;
    }
  };
}
