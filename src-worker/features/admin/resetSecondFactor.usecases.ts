import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { disableFactor } from "../../identity/secondFactor/secondFactor.repository.ts";
import { findUser } from "../../identity/user.repository.ts";
import { mailAboutFactor } from "../accounts/secondFactor.usecases.ts";
import { insertAuditEntry } from "../../shared/audit.repository.ts";

/**
 * Removes the second factor of a user who has lost it; logins still need the password. Admins cannot do this
 * for themselves: they turn off their own with a code, like everybody else. Refuses with user_not_found,
 * not_on_yourself.
 */
export async function resetSecondFactor(
  deps: Deps,
  admin: AccessClaims,
  id: string,
): Promise<void> {
  if (id === admin.userId) throw new Problem("not_on_yourself");
  const db = await deps.database();
  const account = await findUser(db, id);
  // Guests have no second factor.
  if (account?.kind !== "registered") throw new Problem("user_not_found");
  const note = { actorId: admin.userId, action: "user.resetFactor", subject: id } as const;
  const noted = insertAuditEntry(db, { ...note, at: deps.now() });
  const mail = await mailAboutFactor(deps, account, "reset");
  await db.batch([noted, ...disableFactor(db, id), mail.insert(db)]);
  mail.send();
}
