import type { Returned } from "../../../src-shared/api/calls.ts";
import { CIRCLE_MEMBERS_MAX } from "../../../src-shared/catalog/circles.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { circleWithPeople, deleteOut, insertMember, isOut } from "./circle.repository.ts";
import { readLink } from "./link.ts";
import { requirePersonsName } from "./names.ts";
import { requireFewCircles, requireMembership } from "./tonight.usecases.ts";

/** Returns the circle a link leads this user into. Refuses with link_forged, link_expired. */
async function behindLink(deps: Deps, token: string, user: AccessClaims | undefined) {
  const link = await readLink(deps.config.secrets, token, deps.now());
  if (typeof link === "string") throw new Problem(link);
  const { circleId, linkNumber } = link;
  const db = await deps.database();
  const found = await circleWithPeople(db, circleId);
  // The circle was deleted or its link renewed; the caller need not know which.
  if (found?.circle.linkNumber !== linkNumber) throw new Problem("link_expired");
  // The leader took them out: the link they had as a member no longer works for them.
  if (user && (await isOut(db, circleId, [user.userId], linkNumber))) {
    throw new Problem("link_expired");
  }
  return found;
}

/**
 * Returns what somebody with the link may see of the circle before joining. Refuses with link_forged,
 * link_expired.
 */
export async function previewCircle(
  deps: Deps,
  token: string,
  user: AccessClaims | undefined,
): Promise<Returned<"POST /circle/door">> {
  const { circle, members } = await behindLink(deps, token, user);
  return {
    circleId: circle.id,
    name: circle.name,
    isMember: members.some(({ userId }) => userId === user?.userId),
    memberCount: members.length,
  };
}

/**
 * Joins a circle by its link. Refuses with link_forged, link_expired, text_not_allowed, circle_full,
 * too_many_circles.
 */
export async function joinCircle(
  deps: Deps,
  user: AccessClaims,
  { token, name, avatarSrc }: { token: string; name: string; avatarSrc: string },
): Promise<Returned<"POST /circle/members">> {
  const { circle, members } = await behindLink(deps, token, user);
  const { id: circleId } = circle;
  if (!members.some(({ userId }) => userId === user.userId)) {
    requirePersonsName(name);
    if (members.length >= CIRCLE_MEMBERS_MAX) throw new Problem("circle_full");
    await requireFewCircles(deps, user);
    const at = deps.now();
    const { userId } = user;
    const db = await deps.database();
    const row = { id: uuidv7(at), circleId, userId, name, avatarSrc, joinedAt: at };
    await db.batch([insertMember(db, row), deleteOut(db, circleId, userId)]);
    await requireMembership(deps, user, circleId);
  }
  return { circleId, name: circle.name };
}
