import { errorCodeOf } from "../../client/http/request.ts";
import { changeRoom } from "../../client/api/gameSession.ts";
import { roomToken } from "../../client/api/roomProof.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { useTopic } from "../../room/index.ts";
import { toast } from "../../ui/feedback/announcer.ts";

/** Returns a function that changes the room over HTTP; a refusal is shown as a toast. */
export function useRoomChange(): (change: Parameters<typeof changeRoom>[1]) => void {
  const code = useTopic("gameSessionUpdated")?.gameCode;
  const errorText = useErrorText();
  return (change) => {
    if (code === undefined) return;
    changeRoom(code, change, roomToken(code)).catch((error: unknown) =>
      toast(errorText(errorCodeOf(error)), "bad"),
    );
  };
}
