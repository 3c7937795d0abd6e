import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { track } from "../../client/telemetry/analytics.ts";

/** Errors that the page handles by itself; any other failed join is counted and logged. */
const ANSWERED: readonly ErrorCode[] = ["error.max_players_reached", "error.avatar_in_use"];

/** Logs and counts a failed join (specification, section 8). */
export function noteJoinFailure(code: ErrorCode): void {
  if (ANSWERED.includes(code)) return;
  console.error("join failed:", code);
  track("join_failed", { code });
}
