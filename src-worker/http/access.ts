import type { Deps } from "../shared/deps.ts";
import { insertAuditEntry } from "../shared/audit.repository.ts";
import { Problem } from "../shared/problem.ts";
import { accountRefusal } from "./middleware/account.ts";
import type { AccessClaims } from "../identity/accessToken.ts";

/** Allows a profile only to its owner and to admins; refuses everybody else with not_yours. */
export async function requireOwner(
  deps: Deps,
  caller: AccessClaims,
  userId: string,
): Promise<void> {
  if (caller.userId === userId) return;
  if (await accountRefusal(deps, caller, "admin")) throw new Problem("not_yours");
}

/**
 * Allows a change of a profile or a pack only to its owner and to admins, who are written into the audit log
 * with `detail`; refuses everybody else with not_yours.
 */
export async function requireChange(
  deps: Deps,
  caller: AccessClaims,
  ownerId: string,
  detail: {
    /** Name of the API's call. */
    readonly call: string;
    readonly packId?: string;
  },
): Promise<void> {
  await requireOwner(deps, caller, ownerId);
  if (caller.userId === ownerId) return;
  await insertAuditEntry(await deps.database(), {
    actorId: caller.userId,
    action: "user.change",
    subject: ownerId,
    detail,
    at: deps.now(),
  });
}
