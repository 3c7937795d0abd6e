import { demandOwner } from "../../http/access.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { auditNoted } from "./audit.repository.ts";

/**
 * Allows a change of a profile or a pack only to its owner and to admins, who are written into the audit log
 * with `detail`; refuses everybody else with not_yours.
 */
export async function demandChange(
  deps: Deps,
  caller: AccessClaims,
  ownerId: string,
  detail: {
    /** Name of the API's call. */
    readonly call: string;
    readonly packId?: string;
  },
): Promise<void> {
  await demandOwner(deps, caller, ownerId);
  if (caller.userId === ownerId) return;
  await auditNoted(await deps.database(), {
    actorId: caller.userId,
    action: "user.change",
    subject: ownerId,
    detail,
    at: deps.now(),
  });
}
