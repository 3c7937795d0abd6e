import type { ErrorHandler } from "hono";
import { faultOf, log } from "../../../src-shared/log.ts";
import type { AppEnv } from "../context.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem, problemResponse } from "../../shared/problem.ts";

/** Whether the platform reported that a later retry may help. */
function isOverload(error: Error): boolean {
  return (
    ("overloaded" in error && error.overloaded === true) ||
    ("retryable" in error && error.retryable === true)
  );
}

/** Messages D1 gives when it is full, unavailable or too slow; not those about a wrong statement. */
const DATABASE_AWAY =
  /SQLITE_FULL|SQLITE_BUSY|database is locked|disk is full|maximum DB size|D1 was stopped|D1_ERROR: (?:Network connection lost|D1 DB is overloaded|.*(?:timed? ?out|reset|storage operation exceeded))/iu;

/** Whether the database is full or unavailable. The driver wraps D1's error. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DATABASE_AWAY.test(error.message) || isDatabaseAway(error.cause);
}

/**
 * Turns every error into a problem response. Unexpected errors are logged and reported, and their response
 * reveals no details.
 */
export function errorResponse({ report }: Deps): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof Problem) {
      c.set("refusal", error.code);
      return problemResponse(error);
    }
    const request = c.get("requestId");
    log("error", "request.failed", {
      request,
      room: c.get("roomClaims")?.roomId,
      ...faultOf(error),
    });
    report(error, { side: "worker", request });
    if (isDatabaseAway(error)) return problemResponse(new Problem("database_unavailable"));
    return problemResponse(
      new Problem(isOverload(error) ? "error.server_unavailable" : "internal"),
    );
  };
}
