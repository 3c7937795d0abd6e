import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { mergeGuest } from "./accounts.repository.ts";
import { endSession, startSession, type LoginWithSession } from "./sessions.usecases.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

/**
 * Let somebody in who showed that the account is theirs. What they played as a guest before comes
 * along, and the session they had ends. Refuses with account_blocked.
 */
export async function enter(
  deps: Deps,
  row: UserRow,
  { guestUserId, oldSession }: Visitor,
): Promise<LoginWithSession> {
  if (row.isBlocked) throw new Problem("account_blocked");
  if (oldSession !== undefined) await endSession(deps, oldSession);
  if (guestUserId !== undefined && guestUserId !== row.id) {
    await mergeGuest(await deps.database(), guestUserId, row.id);
  }
  return startSession(deps, row);
}
