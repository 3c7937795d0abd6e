import type { Returned } from "../../../src-shared/api/calls.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { isoOf } from "../../shared/iso.ts";
import { Problem } from "../../shared/problem.ts";
import { NOBODY } from "../accounts/eraseAccount.repository.ts";
import { isShown } from "../profile/reel/leftOut.ts";
import { gamesOfRoom } from "../profile/reel/reel.repository.ts";
import { deleteEvening, type MemberRow } from "./circle.repository.ts";
import { fetchCircle } from "./circle.usecases.ts";
import { circleOf, ledCircle } from "./membership.ts";
import { findEvening } from "./nights.repository.ts";

const UNKNOWN_FACE = "unknown.webp";
const NO_COLOUR = "#b9aed0";

type Evening = NonNullable<Awaited<ReturnType<typeof findEvening>>>;

/** Seats whose things are not shown; undefined: nothing of the night is, it has no reel. */
function leftOutOf({ leftOut, reel }: Evening): readonly number[] | undefined {
  if (leftOut) return leftOut;
  return reel?.isOn && reel.removedAt === null ? reel.leftOut : undefined;
}

/** An evening as members see it: only what members and robots made, of members who are in its reel. */
async function nightOf(
  deps: Deps,
  members: readonly MemberRow[],
  circleId: string,
  roomId: string,
): Promise<Returned<"GET /circle/:circleId/evenings/:roomId">> {
  const db = await deps.database();
  const evening = await findEvening(db, circleId, roomId);
  if (!evening) throw new Problem("not_found");
  const leftOut = leftOutOf(evening);
  const games = await gamesOfRoom(db, roomId);
  return {
    roomId,
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
          avatarSrc: isKnown ? player.avatarSrc : UNKNOWN_FACE,
          hexColor: isKnown ? player.hexColor : NO_COLOUR,
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

/** One evening with what was made. Refuses with not_found. */
export async function fetchEvening(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  roomId: string,
) {
  const { members } = await circleOf(deps, user, circleId);
  return nightOf(deps, members, circleId, roomId);
}

/** An evening is none of the circle's any more. Refuses with not_found, not_yours. */
export async function removeEvening(
  deps: Deps,
  user: AccessClaims,
  circleId: string,
  roomId: string,
): Promise<void> {
  await ledCircle(deps, user, circleId);
  await deleteEvening(await deps.database(), circleId, roomId);
}

/** All that the circle shows, with every drawing and quote. Refuses with not_found. */
export async function exportCircle(deps: Deps, user: AccessClaims, circleId: string) {
  const { members } = await circleOf(deps, user, circleId);
  const { link: _link, evenings, ...circle } = await fetchCircle(deps, user, circleId);
  const nights: unknown[] = [];
  // One after the other: a hundred evenings of drawings at a time are too many for the database.
  for (const evening of evenings) {
    const { games } = await nightOf(deps, members, circleId, evening.roomId);
    nights.push({ ...evening, games });
  }
  return { ...circle, evenings: nights };
}
