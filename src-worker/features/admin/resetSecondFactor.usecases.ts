import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { factorOff } from "../../identity/secondFactor/secondFactor.repository.ts";
import { findUser } from "../../identity/user.repository.ts";
import { mailAboutFactor } from "../accounts/secondFactor.usecases.ts";
import { auditNoted } from "./audit.repository.ts";

/**
 * Take the second factor of somebody away who has lost it; the password is asked as ever. Their own an admin
 * turns off like everybody else, with a code. Refuses with user_not_found, not_on_yourself.
 */
export async function resetSecondFactor(
  deps: Deps,
  admin: AccessClaims,
  id: string,
): Promise<void> {
  if (id === admin.userId) throw new Problem("not_on_yourself");
  const db = await deps.database();
  const account = await findUser(db, id);
  // Guests have none to lose.
  if (account?.kind !== "registered") throw new Problem("user_not_found");
  const note = { actorId: admin.userId, action: "user.resetFactor", subject: id } as const;
  const noted = auditNoted(db, { ...note, at: deps.now() });
  const mail = await mailAboutFactor(deps, account, "reset");
  await db.batch([noted, ...factorOff(db, id), mail.insert(db)]);
  mail.send();
}
