import { ApiError } from "../../client/http/request.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";

/** What the form does about a login that failed (specification, section 8). */
type LoginFailure =
  /** The address is not proved yet, or cannot be one: said at the e-mail. */
  | { readonly kind: "email"; readonly code: ErrorCode }
  /** Cleared and marked. */
  | { readonly kind: "password"; readonly code: ErrorCode }
  /** Said for a while, nothing to mend in the form. */
  | { readonly kind: "passing"; readonly code: ErrorCode };

export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return { kind: "passing", code: "error.server_unavailable" };
  const { status, code } = error;
  if (status === 400) {
    const isForm = code === "validation_failed" || code === "invalid_json";
    return { kind: "email", code: isForm ? code : "registration.email_has_not_been_verified" };
  }
  if (status === 401 || status === 403) {
    return { kind: "password", code: code === "account_blocked" ? code : "invalid_credentials" };
  }
  // Slowed down is not unavailable: saying so would only make people try harder.
  return { kind: "passing", code: status === 429 ? code : "error.server_unavailable" };
}
