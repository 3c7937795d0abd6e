import type { Visitor } from "../../http/visitor.ts";
import { isPassword } from "../../identity/password.ts";
import { hasSecondFactor } from "../../identity/secondFactor/secondFactor.repository.ts";
import { takeCode } from "../../identity/secondFactor/takeCode.ts";
import { forgetTries, throttle } from "../../identity/throttle.ts";
import { findSession, type UserRow } from "../../identity/user.repository.ts";
import type { Deps } from "../../shared/deps.ts";
import { hashToken, timeOf } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";

/** A login counts as fresh for this long, ms. */
const FRESH_MS = 10 * 60 * 1000;

/** Did the session of this browser's cookie begin a moment ago? */
async function isFresh(deps: Deps, userId: string, { oldSession }: Visitor): Promise<boolean> {
  if (oldSession === undefined) return false;
  const found = await findSession(await deps.database(), await hashToken(oldSession));
  const { family, userId: whose, expiresAt } = found?.session ?? {};
  if (family === undefined || expiresAt === undefined) return false;
  const now = deps.now();
  return whose === userId && expiresAt > now && now - timeOf(family) < FRESH_MS;
}

/**
 * Ask whoever changes how an account is logged in to that they are its owner, not somebody at their open
 * browser: by the present password, without one by a login of a moment ago. Refuses with wrong_password,
 * login_again, too_many_requests.
 */
export async function demandPresence(
  deps: Deps,
  { id, emailKey, passwordHash }: UserRow,
  password: string | undefined,
  visitor: Visitor,
): Promise<void> {
  if (passwordHash === null) {
    if (!(await isFresh(deps, id, visitor))) throw new Problem("login_again");
    return;
  }
  const tries = await visitor.triesAt(emailKey ?? id);
  await throttle(deps, "account", tries);
  if (!(await isPassword(password ?? "", passwordHash))) throw new Problem("wrong_password");
  await forgetTries(deps, "account", tries);
}

/** Run `take` on a code, slowed down the more of them are wrong. Refuses with wrong_code, too_many_requests. */
export async function demandCode<Kind>(
  deps: Deps,
  { id, emailKey }: UserRow,
  visitor: Visitor,
  take: () => Promise<Kind | undefined | false>,
): Promise<Kind> {
  const tries = await visitor.triesAt(emailKey ?? id);
  await throttle(deps, "factor", tries);
  const taken = await take();
  if (taken === undefined || taken === false) throw new Problem("wrong_code");
  await forgetTries(deps, "factor", tries);
  return taken;
}

/**
 * Ask for all that a login to this account takes: its password, and a code of its second factor where it has one.
 * Refuses with wrong_password, wrong_code, login_again, too_many_requests.
 */
export async function demandWholeLogin(
  deps: Deps,
  account: UserRow,
  {
    password,
    code,
  }: { readonly password?: string | undefined; readonly code?: string | undefined },
  visitor: Visitor,
): Promise<void> {
  await demandPresence(deps, account, password, visitor);
  if (!(await hasSecondFactor(await deps.database(), account.id))) return;
  await demandCode(deps, account, visitor, async () => takeCode(deps, account.id, code ?? ""));
}
