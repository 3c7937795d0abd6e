import type { Visitor } from "../../http/visitor.ts";
import { isPassword } from "../../identity/password.ts";
import { hasSecondFactor } from "../../identity/secondFactor/secondFactor.repository.ts";
import { giveCodeBack, takeCode } from "../../identity/secondFactor/takeCode.ts";
import { forgetTries, throttle } from "../../identity/throttle.ts";
import { findSession, type UserRow } from "../../identity/user.repository.ts";
import type { Deps } from "../../shared/deps.ts";
import { restoreOnFailure } from "../../shared/restoreOnFailure.ts";
import { hashToken, timeOf } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";

/** How long a login counts as fresh, ms. */
const FRESH_MS = 10 * 60 * 1000;

/** Whether the session in this browser's cookie began within the last `FRESH_MS`. */
async function isFresh(deps: Deps, userId: string, { oldSession }: Visitor): Promise<boolean> {
  if (oldSession === undefined) return false;
  const found = await findSession(await deps.database(), await hashToken(oldSession));
  const { family, userId: whose, expiresAt } = found?.session ?? {};
  if (family === undefined || expiresAt === undefined) return false;
  const now = deps.now();
  return whose === userId && expiresAt > now && now - timeOf(family) < FRESH_MS;
}

/**
 * Checks that a change to how an account is logged in to comes from its owner, not from somebody at their
 * unattended browser: by the current password, or by a fresh login if the account has none. Refuses with
 * wrong_password, login_again, too_many_requests.
 */
export async function requirePresence(
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

/**
 * Checks a code with `take`, throttled increasingly after wrong codes. Refuses with wrong_code,
 * too_many_requests.
 */
export async function requireCode<Kind>(
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
 * Does what a code was entered for. A recovery code works again if the database fails meanwhile, since it may be the
 * user's last one. Refuses with wrong_code.
 */
export async function withCode<Done>(
  deps: Deps,
  account: UserRow,
  { code, visitor }: { readonly code: string; readonly visitor: Visitor },
  work: (kind: "app" | "recovery") => Promise<Done>,
): Promise<Done> {
  let taken: "app" | "recovery" | undefined;
  const take = async () => (taken = await takeCode(deps, account.id, code));
  return restoreOnFailure(
    async () => work(await requireCode(deps, account, visitor, take)),
    async () => taken === "recovery" && giveCodeBack(deps, account.id, code),
  );
}

/**
 * Does what needs everything a login to this account needs: its password, and a code if it has a second factor.
 * Refuses with wrong_password, wrong_code, login_again, too_many_requests.
 */
export async function withWholeLogin(
  deps: Deps,
  account: UserRow,
  {
    password,
    code = "",
  }: { readonly password?: string | undefined; readonly code?: string | undefined },
  visitor: Visitor,
  work: () => Promise<void>,
): Promise<void> {
  await requirePresence(deps, account, password, visitor);
  const isCoded = await hasSecondFactor(await deps.database(), account.id);
  await (isCoded ? withCode(deps, account, { code, visitor }, work) : work());
}
