import type { ErrorCode } from "../../src-rooms/protocol/codes.ts";
import { track } from "../session/analytics.ts";

/** What the screen answers by itself; anything else that keeps somebody out is counted and logged. */
const ANSWERED: readonly ErrorCode[] = ["error.max_players_reached", "error.avatar_in_use"];

/** Somebody did not get a seat (specification, section 8). */
export function noteJoinFailure(code: ErrorCode): void {
  if (ANSWERED.includes(code)) return;
  console.error("no seat", code);
  track("join_failed", { code });
}
