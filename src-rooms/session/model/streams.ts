import type { StreamDelay } from "../../../src-shared/catalog/streams.ts";
import type { RoomState } from "./state.ts";

/** Is this room on a stream: does its code stand on no screen? */
export const isStreamed = ({ room }: RoomState): boolean => room.codeHidden === true;

/** So much later a stream's viewers see what happens, seconds. */
export function streamDelay(state: RoomState): StreamDelay {
  return isStreamed(state) ? (state.room.streamDelay ?? 0) : 0;
}
