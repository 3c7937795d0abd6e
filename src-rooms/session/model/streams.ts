import type { StreamDelay } from "../../../src-shared/catalog/streams.ts";
import type { RoomState } from "./state.ts";

/** Whether this room is on a stream, which is when no screen shows its code. */
export const isStreamed = ({ room }: RoomState): boolean => room.codeHidden === true;

/** How much later a stream's viewers see what happens, seconds. */
export function streamDelay(state: RoomState): StreamDelay {
  return isStreamed(state) ? (state.room.streamDelay ?? 0) : 0;
}
