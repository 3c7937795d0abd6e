import type { Returned } from "../../../src-shared/api/calls.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { isoOf } from "../../shared/iso.ts";
import { Problem } from "../../shared/problem.ts";
import { NOBODY, UNKNOWN_FACE } from "../../shared/unknownFace.ts";
import { isShown } from "../profile/reel/leftOut.ts";
import { gamesOfRooms } from "../profile/reel/reel.repository.ts";
import { takeOutEvening, type MemberRow } from "./circle.repository.ts";
import { fetchCircle } from "./circle.usecases.ts";
import { circleOf, ledCircle } from "./membership.ts";
import { findEvenings } from "./nights.repository.ts";

/**
 * Evenings whose games are read at a time: D1 allows a thousand statements per request, and a few MB per
 * result.
 */
const READ_AT_ONCE = 10;

type Evening = Awaited<ReturnType<typeof findEvenings>>[number];
type Game = Awaited<ReturnType<typeof gamesOfRooms>>[number];

/**
 * Seats whose keepsakes are not shown; undefined if none of the evening's keepsakes are, because it has no
 * reel.
 */
function leftOutOf({ leftOut, reel }: Evening): readonly number[] | undefined {
  if (leftOut) return leftOut;
  return reel?.isOn && reel.removedAt === null ? reel.leftOut : undefined;
}

/**
 * An evening as members see it: other people appear without name and face, and keepsakes are shown only if
 * they were made by members and robots who are not left out of the reel.
 */
function nightOf(
  members: readonly MemberRow[],
  evening: Evening,
  games: readonly Game[],
): Returned<"GET /circle/:circleId/evenings/:roomId"> {
  const leftOut = leftOutOf(evening);
  return {
    roomId: evening.roomId,
    at: isoOf(evening.at),
    showsMade: leftOut !== undefined,
    games: games.map(({ gameId, gameType, players, keepsakes }) => {
      const podium = players.map((player) => {
        const member = members.find(({ userId }) => userId === player.userId);
        const isKnown = member !== undefined || player.robot;
        return {
          playerId: player.playerId,
          memberId: member?.id ?? null,
          alias: isKnown ? player.alias : NOBODY,
          avatarSrc: (isKnown ? player : UNKNOWN_FACE).avatarSrc,
          hexColor: (isKnown ? player : UNKNOWN_FACE).hexColor,
          robot: player.robot,
          score: player.score,
          rank: player.rank,
        };
      });
      const strangers = podium.filter(({ memberId, robot }) => memberId === null && !robot);
      const hidden = [...(leftOut ?? []), ...strangers.map(({ playerId }) => playerId)];
      const made = leftOut ? keepsakes.filter((keepsake) => isShown(hidden, keepsake)) : [];
      return {
        gameId,
        gameType,
        podium,
        keepsakes: made.map(({ id, kind, playerIds, body }) => ({
          id,
          kind,
          playerIds: [...playerIds],
          body,
        })),
      };
    }),
  };
}

/** Returns one evening with its keepsakes. Refuses with not_found. */
export async function fetchEvening(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  roomId: string,
) {
  const { members } = await circleOf(deps, user, circleId);
  const db = await deps.database();
  const [evening] = await findEvenings(db, circleId, [roomId]);
  if (!evening) throw new Problem("not_found");
  return nightOf(members, evening, await gamesOfRooms(db, [roomId]));
}

/** Removes an evening from the circle. Refuses with not_found, not_yours. */
export async function removeEvening(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  roomId: string,
): Promise<void> {
  await ledCircle(deps, user, circleId);
  await takeOutEvening(await deps.database(), circleId, roomId);
}

/** Returns everything the circle shows, with every drawing and quote. Refuses with not_found. */
export async function exportCircle(deps: Deps, user: AccessClaims, circleId: string) {
  const { members } = await circleOf(deps, user, circleId);
  const { link: _link, evenings, ...circle } = await fetchCircle(deps, user, circleId);
  const db = await deps.database();
  const nights: unknown[] = [];
  for (let at = 0; at < evenings.length; at += READ_AT_ONCE) {
    const some = evenings.slice(at, at + READ_AT_ONCE);
    const roomIds = some.map(({ roomId }) => roomId);
    const found = await findEvenings(db, circleId, roomIds);
    const games = await gamesOfRooms(db, roomIds);
    for (const summary of some) {
      const evening = found.find(({ roomId }) => roomId === summary.roomId);
      if (!evening) continue;
      const played = games.filter(({ roomId }) => roomId === summary.roomId);
      nights.push({ ...summary, games: nightOf(members, evening, played).games });
    }
  }
  return { ...circle, evenings: nights };
}
