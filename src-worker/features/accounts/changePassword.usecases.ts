import { and, eq, exists, ne } from "drizzle-orm";
import { session, user } from "../../db/schema.ts";
import type { Visitor } from "../../http/visitor.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { requireGoodPassword } from "../../identity/goodPassword.ts";
import { hashPassword } from "../../identity/password.ts";
import { findUser } from "../../identity/user.repository.ts";
import { ACCESS_LINKS, deleteTokensOf } from "../../mail/mailToken.ts";
import { notifyChanged } from "../../mail/notifyChanged.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { setPassword } from "./accounts.repository.ts";
import { requirePresence } from "./presence.ts";

/**
 * Replaces the current password. All other logins of the account end, as do all mailed links that grant
 * access to it; the login making the request stays. An account without a password gets its first one by a
 * mailed link (password.usecases.ts). Refuses with wrong_password, password_too_weak, too_many_requests.
 */
export async function changePassword(
  deps: Deps,
  { userId, sid }: AccessClaims,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
  visitor: Visitor,
): Promise<void> {
  const db = await deps.database();
  const account = await findUser(db, userId);
  if (!account) throw new Problem("not_signed_in");
  const { passwordHash: present } = account;
  if (present === null) throw new Problem("wrong_password");
  requireGoodPassword(newPassword);
  await requirePresence(deps, account, password, visitor);
  const passwordHash = await hashPassword(newPassword);
  // Of two simultaneous changes only one succeeds: by then, the other's current password is no longer
  // current.
  const isNew = exists(
    db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.passwordHash, passwordHash))),
  );
  const isOther = sid === undefined ? undefined : ne(session.family, sid);
  const [changed] = await db.batch([
    setPassword(db, userId, passwordHash, eq(user.passwordHash, present)),
    db.delete(session).where(and(eq(session.userId, userId), isOther, isNew)),
    deleteTokensOf(db, userId, [...ACCESS_LINKS, "email"], isNew),
  ]);
  if (changed.length === 0) throw new Problem("wrong_password");
  await notifyChanged(deps, account, "password", visitor.site);
}
