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

/** Every error becomes a problem; what is not one of ours says nothing but that, and is reported. */
export function errorAnswer({ report }: Deps): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof Problem) return problemResponse(error);
    const request = c.get("requestId");
    log("error", "request.failed", {
      request,
      room: c.get("roomClaims")?.roomId,
      ...faultOf(error),
    });
    report(error, { side: "worker", request });
    return problemResponse(
      new Problem(isOverload(error) ? "error.server_unavailable" : "internal"),
    );
  };
}
