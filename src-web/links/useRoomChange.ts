import { useErrorText } from "../i18n/errors.ts";
import { useTopic } from "../room/index.ts";
import { ApiError } from "../session/request.ts";
import { toast } from "../ui/announcer.ts";
import { changeRoom } from "./calls.ts";

/** Change the room over HTTP; a no is shown in words. */
export function useRoomChange(): (change: Parameters<typeof changeRoom>[1]) => void {
  const code = useTopic("gameSessionUpdated")?.gameCode;
  const errorText = useErrorText();
  return (change) => {
    if (code === undefined) return;
    changeRoom(code, change).catch((error: unknown) =>
      toast(errorText(error instanceof ApiError ? error.code : "internal"), "bad"),
    );
  };
}
