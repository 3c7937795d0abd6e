import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { circleWithPeople, type MemberRow } from "./circle.repository.ts";

/** Who leads: whoever was handed it, else whoever has been in it longest. */
export function leaderOf(members: readonly MemberRow[]): MemberRow | undefined {
  return members.find(({ leads }) => leads) ?? members[0];
}

/** A circle as one of its members comes to it. Refuses with not_found whoever is none, as if there were no such circle. */
export async function circleOf(deps: Deps, user: AccessClaims, circleId: string) {
  const found = await circleWithPeople(await deps.database(), circleId);
  const me = found?.members.find(({ userId }) => userId === user.userId);
  if (!found || !me) throw new Problem("not_found");
  return { ...found, me, leads: leaderOf(found.members)?.id === me.id };
}

/** The same for whoever leads it. Refuses with not_found, and other members with not_yours. */
export async function ledCircle(deps: Deps, user: AccessClaims, circleId: string) {
  const found = await circleOf(deps, user, circleId);
  if (!found.leads) throw new Problem("not_yours");
  return found;
}
