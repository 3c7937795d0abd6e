import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import type { Deps } from "../../shared/deps.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { hasSecondFactor } from "../../identity/secondFactor/secondFactor.repository.ts";
import { findLoggedIn, type UserRow } from "../../identity/user.repository.ts";

/**
 * Returns the account behind an access token if it may make a call of this class, otherwise why it may not. A
 * token is valid for an hour and may be outdated by then, so the account and the login are looked up.
 */
export async function checkAccount(
  deps: Deps,
  claims: AccessClaims,
  auth: "user" | "registered" | "admin",
): Promise<{ readonly row: UserRow } | { readonly refusal: ErrorCode }> {
  if (claims.isGuest && auth !== "user") {
    return { refusal: auth === "admin" ? "not_admin" : "not_registered" };
  }
  const row = await findLoggedIn(await deps.database(), claims, deps.now());
  if (!row || row.kind !== (claims.isGuest ? "guest" : "registered")) {
    return { refusal: "not_signed_in" };
  }
  if (row.isBlocked) return { refusal: "account_blocked" };
  const refusal = auth === "admin" ? await adminRefusal(deps, row, claims) : undefined;
  return refusal ? { refusal } : { row };
}

/** Returns why the user of an access token may not make a call of this class; undefined if they may. */
export async function accountRefusal(
  ...asked: Parameters<typeof checkAccount>
): Promise<ErrorCode | undefined> {
  const found = await checkAccount(...asked);
  return "refusal" in found ? found.refusal : undefined;
}

/** Returns why this is not an admin whose account has a second factor and whose login passed it. */
async function adminRefusal(
  deps: Deps,
  row: UserRow,
  claims: AccessClaims,
): Promise<ErrorCode | undefined> {
  if (!row.isAdmin) return "not_admin";
  if (!(await hasSecondFactor(await deps.database(), row.id))) return "factor_needed";
  return claims.amr?.includes("mfa") ? undefined : "login_again";
}
