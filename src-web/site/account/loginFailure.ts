import { ApiError } from "../../client/http/request.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";

/** How the form reacts to a failed login (specification, section 8). */
type LoginFailure =
  /** The address is not verified yet or invalid: shown at the email field. */
  | { readonly kind: "email"; readonly code: ErrorCode }
  /** The password field is cleared and marked. */
  | { readonly kind: "password"; readonly code: ErrorCode }
  /** Shown for a while; nothing in the form needs correcting. */
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
  // A rate limit is not an outage: reporting it as one would only make people try harder.
  return { kind: "passing", code: status === 429 ? code : "error.server_unavailable" };
}
