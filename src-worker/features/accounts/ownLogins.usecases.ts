import type { RunningLogin } from "../../../src-shared/api/logins.ts";
import type { Visitor } from "../../http/visitor.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { findUser } from "../../identity/user.repository.ts";
import type { Deps } from "../../shared/deps.ts";
import { timeOf } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { endLogin, endOtherLogins, runningLogins } from "./ownLogins.repository.ts";
import { requirePresence } from "./presence.ts";

const iso = (at: number) => new Date(at).toISOString();

/** Lists the active logins of an account, most recently used first. */
export async function listLogins(
  deps: Deps,
  { userId, sid }: AccessClaims,
): Promise<{ items: RunningLogin[] }> {
  const rows = await runningLogins(await deps.database(), userId, deps.now());
  const items = rows.map(({ id, device, usedAt }) => ({
    id,
    device,
    begunAt: iso(timeOf(id)),
    usedAt: iso(usedAt),
    isThis: id === sid,
  }));
  return { items };
}

/**
 * Ends one login of the caller's account, or all except the caller's own: its tokens stop working. Requires
 * the password, so that a thief with a stolen token cannot lock the owner out. Refuses with wrong_password,
 * login_again, too_many_requests.
 */
export async function endLogins(
  deps: Deps,
  { userId, sid }: AccessClaims,
  {
    password,
    login,
  }: { readonly password?: string | undefined; readonly login?: string | undefined },
  visitor: Visitor,
): Promise<void> {
  const db = await deps.database();
  const account = await findUser(db, userId);
  if (!account) throw new Problem("not_signed_in");
  await requirePresence(deps, account, password, visitor);
  await (login === undefined ? endOtherLogins(db, userId, sid) : endLogin(db, userId, login));
}
