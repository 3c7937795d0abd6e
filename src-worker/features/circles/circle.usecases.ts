import type { Returned } from "../../../src-shared/api/calls.ts";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { isoOf } from "../../shared/iso.ts";
import { Problem } from "../../shared/problem.ts";
import {
  circlesOf,
  deleteCircle,
  deleteMember,
  renameCircle,
  renewLink,
  setLeader,
} from "./circle.repository.ts";
import { signLink } from "./link.ts";
import { circleOf, leaderOf, ledCircle } from "./membership.ts";
import { languageOf } from "../../identity/user.repository.ts";
import { requireCircleName } from "./names.ts";
import { nightsOfCircle } from "./nights.repository.ts";
import { badgesOf } from "./story/badges.ts";
import type { Night } from "./story/night.ts";
import { recordsOf } from "./story/records.ts";
import { championsOf, standingOf } from "./story/standing.ts";
import { tableOf } from "./story/table.ts";

/** How many members' characters a list shows per circle. */
const FACES = 8;

/** Lists the caller's circles, newest first. */
export async function fetchMine(deps: Deps, user: AccessClaims): Promise<Returned<"GET /circle">> {
  const rows = await circlesOf(await deps.database(), user.userId);
  return rows.map(({ faces, ...row }) => {
    const all: unknown = JSON.parse(faces);
    const known = Array.isArray(all) ? all.map(String).filter((src) => avatarOf(src)) : [];
    return { ...row, faces: known.slice(0, FACES) };
  });
}

function eveningOf(night: Night) {
  const standing = standingOf(night);
  return {
    roomId: night.roomId,
    at: isoOf(night.at),
    games: night.games.map(({ gameType }) => gameType),
    standing,
    champions: championsOf(standing),
  };
}

/** Returns a circle with everything derived from its evenings. Refuses with not_found. */
export async function fetchCircle(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
): Promise<Returned<"GET /circle/:circleId">> {
  const { circle, members, date, me, leads } = await circleOf(deps, user, circleId);
  const nights = await nightsOfCircle(await deps.database(), circleId);
  const leader = leaderOf(members);
  const { secrets } = deps.config;
  return {
    circleId,
    name: circle.name,
    createdAt: isoOf(circle.createdAt),
    leads,
    link: await signLink(secrets, { circleId, linkNumber: circle.linkNumber }, deps.now()),
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      avatarSrc: member.avatarSrc,
      joinedAt: isoOf(member.joinedAt),
      isYou: member.id === me.id,
      leads: member.id === leader?.id,
      reply: member.reply,
      badges: badgesOf(nights, member.id).map(({ badge, at }) => ({ badge, at: isoOf(at) })),
    })),
    table: tableOf(nights),
    records: recordsOf(nights).map(({ at, memberIds, ...best }) => ({
      ...best,
      memberIds: [...memberIds],
      at: isoOf(at),
    })),
    evenings: nights.map(eveningOf).toReversed(),
    next: date ? { at: isoOf(date.at), minutes: date.minutes, isOff: date.isOff } : null,
  };
}

/** Renames a circle. Refuses with not_found, not_yours, text_not_allowed. */
export async function rename(deps: Deps, user: AccessClaims, circleId: string, name: string) {
  await ledCircle(deps, user, circleId);
  const db = await deps.database();
  requireCircleName(name, await languageOf(db, user.userId));
  await renameCircle(db, circleId, name);
}

/** Deletes a circle and everything in it. Refuses with not_found, not_yours. */
export async function remove(deps: Deps, user: AccessClaims, circleId: string): Promise<void> {
  await ledCircle(deps, user, circleId);
  await deleteCircle(await deps.database(), circleId);
}

/** Replaces the circle's link, for when it has been passed on too far. Refuses with not_found, not_yours. */
export async function renew(deps: Deps, user: AccessClaims, circleId: string) {
  await ledCircle(deps, user, circleId);
  const linkNumber = await renewLink(await deps.database(), circleId);
  return { link: await signLink(deps.config.secrets, { circleId, linkNumber }, deps.now()) };
}

/** Makes another member the leader. Refuses with not_found, not_yours, user_not_found. */
export async function handOn(deps: Deps, user: AccessClaims, circleId: string, memberId: string) {
  const { members } = await ledCircle(deps, user, circleId);
  if (!members.some(({ id }) => id === memberId)) throw new Problem("user_not_found");
  await setLeader(await deps.database(), circleId, memberId);
}

/**
 * Leaves a circle or, for its leader, removes a member. Refuses with not_found, not_yours, user_not_found.
 */
export async function takeOut(deps: Deps, user: AccessClaims, circleId: string, memberId: string) {
  const { me, leads, members } = await circleOf(deps, user, circleId);
  if (memberId !== me.id && !leads) throw new Problem("not_yours");
  if (!members.some(({ id }) => id === memberId)) throw new Problem("user_not_found");
  const isTakenOut = memberId !== me.id;
  await deleteMember(await deps.database(), circleId, { id: memberId, isTakenOut });
}
