import { ApiError } from "../../../client/http/request.ts";
import type { ErrorCode } from "../../../../src-shared/catalog/errorCodes.ts";

/** How far a mailed link has been processed. */
export type LinkState<Answer> =
  | { readonly state: "working" }
  | { readonly state: "done"; readonly answer: Answer }
  /** Used, expired, cut off or never valid: a new email helps. */
  | { readonly state: "expired" }
  /** The server is unreachable or refuses for a temporary reason: trying again helps. */
  | { readonly state: "failed"; readonly code: ErrorCode };

/** Maps an error to the state of the link. A malformed token (400) counts as expired. */
export function linkFailure(error: unknown): LinkState<never> {
  if (!(error instanceof ApiError)) return { state: "failed", code: "internal" };
  const isOver = error.status === 410 || error.status === 404 || error.status === 400;
  return isOver ? { state: "expired" } : { state: "failed", code: error.code };
}
