import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import { accountRefusal } from "./middleware/account.ts";
import type { AccessClaims } from "../identity/accessToken.ts";

/** Allows a profile only to its owner and to admins; refuses everybody else with not_yours. */
export async function demandOwner(deps: Deps, caller: AccessClaims, userId: string): Promise<void> {
  if (caller.userId === userId) return;
  if (await accountRefusal(deps, caller, "admin")) throw new Problem("not_yours");
}
