import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { circleWithPeople, type MemberRow } from "./circle.repository.ts";

/** Returns the leader: the member who was given the lead, otherwise the one who joined first. */
export function leaderOf(members: readonly MemberRow[]): MemberRow | undefined {
  return members.find(({ leads }) => leads) ?? members[0];
}

/**
 * Returns a circle for one of its members. Refuses everybody else with not_found, as if the circle did not
 * exist.
 */
export async function circleOf(deps: Deps, user: AccessClaims, circleId: string) {
  const found = await circleWithPeople(await deps.database(), circleId);
  const me = found?.members.find(({ userId }) => userId === user.userId);
  if (!found || !me) throw new Problem("not_found");
  return { ...found, me, leads: leaderOf(found.members)?.id === me.id };
}

/** The same for the circle's leader. Refuses with not_found, and other members with not_yours. */
export async function ledCircle(deps: Deps, user: AccessClaims, circleId: string) {
  const found = await circleOf(deps, user, circleId);
  if (!found.leads) throw new Problem("not_yours");
  return found;
}
