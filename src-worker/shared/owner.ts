import type { AccessClaims } from "../user/accessToken.ts";
import { findUser } from "../user/user.repository.ts";
import type { Deps } from "./deps.ts";
import { Problem } from "./problem.ts";

/** Is this user an admin now? A token says for an hour what was true when it was signed. */
export async function isAdminNow(deps: Deps, { userId, roles }: AccessClaims): Promise<boolean> {
  if (!roles.includes("role_admin")) return false;
  const row = await findUser(await deps.database(), userId);
  return row?.isAdmin === true && !row.isBlocked;
}

/** Refuse with not_yours whoever is neither the owner of a thing nor an admin. */
export async function requireOwnerOrAdmin(
  deps: Deps,
  user: AccessClaims,
  ownerId: string,
): Promise<void> {
  if (user.userId !== ownerId && !(await isAdminNow(deps, user))) throw new Problem("not_yours");
}
