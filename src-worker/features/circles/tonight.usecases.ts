import type { Returned } from "../../../src-shared/api/calls.ts";
import { CIRCLE_MEMBERS_MAX, CIRCLES_PER_PERSON_MAX } from "../../../src-shared/catalog/circles.ts";
import { enterRoom, type RoomCaller } from "../../http/roomCaller.ts";
import type { AppContext } from "../../http/context.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { unwrap, Problem } from "../../shared/problem.ts";
import {
  circlesOf,
  circleWithPeople,
  deleteIfEmpty,
  findCircle,
  insertCircle,
  insertEvening,
  insertMember,
  isMember,
  isOut,
} from "./circle.repository.ts";
import { circleOf } from "./membership.ts";
import { languageOf } from "../../identity/user.repository.ts";
import { requireCircleName } from "./names.ts";

/** Checks that a user may be in another circle. Refuses with too_many_circles. */
export async function requireFewCircles(deps: Deps, user: AccessClaims): Promise<void> {
  const mine = await circlesOf(await deps.database(), user.userId);
  if (mine.length >= CIRCLES_PER_PERSON_MAX) throw new Problem("too_many_circles");
}

/**
 * Checks that a member just added is really in the circle, since others may have taken the last place first.
 * Refuses with circle_full, too_many_circles.
 */
export async function requireMembership(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
): Promise<void> {
  if (await isMember(await deps.database(), circleId, user.userId)) return;
  await requireFewCircles(deps, user);
  throw new Problem("circle_full");
}

/**
 * Returns the room of a caller who sends a Room-Token beside their access token. Refuses with bad_room_token
 * and the room's other refusals.
 */
export async function enterTokensRoom(
  deps: Deps,
  c: AppContext,
  gameCode: string,
): Promise<RoomCaller> {
  const claims = c.get("roomClaims");
  if (!claims) throw new Problem("bad_room_token");
  return enterRoom(deps, claims, gameCode, "write");
}

/**
 * Returns the seat of a caller who has it to themselves, unlike a member of a crowd. Refuses with not_yours,
 * player_not_found.
 */
function seatOf({ claims, look }: RoomCaller) {
  if (claims.role !== "player" || claims.member !== undefined) throw new Problem("not_yours");
  const seat = look.topics.sessionPlayersUpdated?.[claims.sessionPlayerId];
  if (!seat) throw new Problem("player_not_found");
  return seat;
}

/**
 * Returns the circle this night belongs to according to the room; undefined if there is none or it was
 * deleted.
 */
async function circleOfNight(deps: Deps, { look }: RoomCaller) {
  const circleId = look.topics.circle?.circleId;
  return circleId === undefined ? undefined : circleWithPeople(await deps.database(), circleId);
}

/**
 * Returns what the podium can offer the caller. Only people with a seat of their own get to see the circle's
 * name.
 */
export async function fetchTonight(
  deps: Deps,
  caller: RoomCaller,
  user: AccessClaims | undefined,
): Promise<Returned<"GET /gameSession/:gameCode/circle">> {
  seatOf(caller);
  const found = await circleOfNight(deps, caller);
  const mine = user ? await circlesOf(await deps.database(), user.userId) : [];
  const yours = mine.map(({ circleId, name }) => ({ circleId, name }));
  if (!found) return { tonight: null, yours };
  const { id: circleId, name } = found.circle;
  const isIn = found.members.some(({ userId }) => userId === user?.userId);
  return { tonight: { circleId, name, isMember: isIn }, yours };
}

/**
 * Makes a player in the room a member and, unless their seat already has an account, links the night so far
 * to theirs; first in the room, then in the database.
 */
async function sitDown(deps: Deps, caller: RoomCaller, user: AccessClaims, circleId: string) {
  const { sessionPlayerId, alias, avatarSrc } = seatOf(caller);
  const { userId } = user;
  const known = caller.look.topics.circle?.circleId;
  const db = await deps.database();
  const isGone = known !== undefined && known !== circleId && !(await findCircle(db, known));
  const joined = { circleId, userId, ...(isGone && { gone: known }) };
  unwrap(await caller.room.joinCircle(sessionPlayerId, joined));
  const at = deps.now();
  // The host may turn the reel on later.
  const { roomId, reelId = null } = caller.look;
  await db.batch([
    insertMember(db, { id: uuidv7(at), circleId, userId, name: alias, avatarSrc, joinedAt: at }),
    insertEvening(db, { circleId, roomId, reelId, at }),
  ]);
  await requireMembership(deps, user, circleId);
}

/** Assigns the night to a new circle, or to one of the caller's own. */
export async function bringCircle(
  deps: Deps,
  caller: RoomCaller,
  user: AccessClaims,
  wish: { readonly name: string } | { readonly circleId: string },
): Promise<Returned<"POST /gameSession/:gameCode/circle">> {
  seatOf(caller);
  if ("circleId" in wish) {
    const { circle } = await circleOf(deps, user, wish.circleId);
    await sitDown(deps, caller, user, circle.id);
    return { circleId: circle.id, name: circle.name };
  }
  requireCircleName(wish.name, await languageOf(await deps.database(), user.userId));
  await requireFewCircles(deps, user);
  const now = deps.now();
  const circleId = uuidv7(now);
  const db = await deps.database();
  await db.batch([insertCircle(db, { id: circleId, name: wish.name, createdAt: now })]);
  try {
    await sitDown(deps, caller, user, circleId);
  } catch (error) {
    // Somebody else in the room was faster, and one circle per night is enough; or the database failed, and nobody
    // could ever delete a circle without members. Whoever has joined it by then keeps it. If the database is still
    // away, the first error says so.
    await deleteIfEmpty(db, circleId)
      .run()
      .catch(() => undefined);
    throw error;
  }
  return { circleId, name: wish.name };
}

/**
 * Refuses with not_yours somebody whom the leader took out of the circle, or who has their seat: a new guest
 * is made with one tap.
 */
async function requireNotRemoved(
  deps: Deps,
  caller: RoomCaller,
  user: AccessClaims,
  circleId: string,
) {
  const { sessionPlayerId } = seatOf(caller);
  const seated = await caller.room.accountOf(sessionPlayerId);
  const userIds = [user.userId, ...(seated === undefined ? [] : [seated])];
  if (await isOut(await deps.database(), circleId, userIds)) throw new Problem("not_yours");
}

/** Adds the caller, who played tonight, to the circle of this night. */
export async function joinTonight(
  deps: Deps,
  caller: RoomCaller,
  user: AccessClaims,
): Promise<Returned<"POST /gameSession/:gameCode/circle/members">> {
  seatOf(caller);
  const found = await circleOfNight(deps, caller);
  if (!found) throw new Problem("not_found");
  const { circle, members } = found;
  const isIn = members.some(({ userId }) => userId === user.userId);
  if (!isIn) {
    await requireNotRemoved(deps, caller, user, circle.id);
    if (members.length >= CIRCLE_MEMBERS_MAX) throw new Problem("circle_full");
    await requireFewCircles(deps, user);
  }
  await sitDown(deps, caller, user, circle.id);
  return { circleId: circle.id, name: circle.name };
}
