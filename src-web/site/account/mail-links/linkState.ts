import { ApiError } from "../../../client/http/request.ts";
import type { ErrorCode } from "../../../../src-shared/catalog/errorCodes.ts";

/** How far the link of a mail has come. */
export type LinkState<Answer> =
  | { readonly state: "working" }
  | { readonly state: "done"; readonly answer: Answer }
  /** Used, outdated, cut off or never one of ours: another mail helps. */
  | { readonly state: "expired" }
  /** The server cannot be asked now, or says no for a reason that can pass: trying again helps. */
  | { readonly state: "failed"; readonly code: ErrorCode };

/** What an error means for a link. A token that is no token (400) is as good as an old one. */
export function linkFailure(error: unknown): LinkState<never> {
  if (!(error instanceof ApiError)) return { state: "failed", code: "internal" };
  const isOver = error.status === 410 || error.status === 404 || error.status === 400;
  return isOver ? { state: "expired" } : { state: "failed", code: error.code };
}
