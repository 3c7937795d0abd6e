import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { track } from "../../client/telemetry/analytics.ts";

/** What the screen answers by itself; anything else that keeps somebody out is counted and logged. */
const ANSWERED: readonly ErrorCode[] = ["error.max_players_reached", "error.avatar_in_use"];

/** Somebody did not get a seat (specification, section 8). */
export function noteJoinFailure(code: ErrorCode): void {
  if (ANSWERED.includes(code)) return;
  console.error("no seat", code);
  track("join_failed", { code });
}
