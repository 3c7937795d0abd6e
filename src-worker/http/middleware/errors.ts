import type { ErrorHandler } from "hono";
import { faultOf, log } from "../../../src-shared/log.ts";
import type { AppEnv } from "../context.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem, problemResponse } from "../../shared/problem.ts";

/** Did the platform say that trying again later may help? */
function isOverload(error: Error): boolean {
  return (
    ("overloaded" in error && error.overloaded === true) ||
    ("retryable" in error && error.retryable === true)
  );
}

/** What D1 says when it is full, away, or does not answer in time; not what it says of a wrong statement. */
const DATABASE_AWAY =
  /SQLITE_FULL|SQLITE_BUSY|database is locked|disk is full|maximum DB size|D1 was stopped|D1_ERROR: (?:Network connection lost|D1 DB is overloaded|.*(?:timed? ?out|reset|storage operation exceeded))/iu;

/** Is the database full, or away? The driver wraps what D1 says. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DATABASE_AWAY.test(error.message) || isDatabaseAway(error.cause);
}

/** Every error becomes a problem; what is not one of ours says nothing but that, and is reported. */
export function errorAnswer({ report }: Deps): ErrorHandler<AppEnv> {
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
