import { and, asc, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { CIRCLE_EVENINGS_MAX } from "../../../src-shared/catalog/circles.ts";
import { circleEvening, circleMember, TAKEN_OUT } from "../../db/circles.schema.ts";
import type { Database } from "../../db/client.ts";
import { reel } from "../../db/reel.schema.ts";
import { game, gamePlayer } from "../../db/schema.ts";
import type { Line, Night } from "./story/night.ts";

/** Evenings that were not removed from their circle. */
const isIn = ne(circleEvening.at, TAKEN_OUT);

interface NightRow extends Line {
  readonly roomId: string;
  readonly at: number;
  readonly gameId: string;
  readonly gameType: Night["games"][number]["gameType"];
}

/** Keeps the better line of a member who held two seats in a game. */
function onceEach(lines: readonly Line[]): Line[] {
  const known = new Set<string>();
  return lines.filter(({ memberId }) => {
    if (memberId === undefined) return true;
    const isNew = !known.has(memberId);
    known.add(memberId);
    return isNew;
  });
}

/** Groups rows into evenings and games, keeping the order of both. */
function asNights(rows: readonly NightRow[]): Night[] {
  const nights = Map.groupBy(rows, ({ roomId }) => roomId);
  return [...nights].flatMap(([roomId, night]) => {
    const games = [...Map.groupBy(night, ({ gameId }) => gameId).values()].flatMap((lines) => {
      const [first] = lines;
      return first ? [{ gameType: first.gameType, lines: onceEach(lines) }] : [];
    });
    const [first] = night;
    // False if nobody from the circle was there, or all who were have left it since.
    const isTheirs = night.some(({ memberId }) => memberId !== undefined);
    return first && isTheirs ? [{ roomId, at: first.at, games }] : [];
  });
}

/** Returns the circle's newest evenings, oldest first, with the games that were played to the end. */
export async function nightsOfCircle(db: Database, circleId: string): Promise<Night[]> {
  const evenings = db
    .select({ roomId: circleEvening.roomId, at: circleEvening.at })
    .from(circleEvening)
    .where(and(eq(circleEvening.circleId, circleId), isIn))
    .orderBy(desc(circleEvening.at))
    .limit(CIRCLE_EVENINGS_MAX)
    .as("evenings");
  const rows = await db
    .select({
      roomId: evenings.roomId,
      at: evenings.at,
      gameId: game.id,
      gameType: game.gameType,
      rank: gamePlayer.rank,
      score: gamePlayer.score,
      robot: gamePlayer.robot,
      memberId: circleMember.id,
    })
    .from(evenings)
    .innerJoin(game, and(eq(game.roomId, evenings.roomId), isNotNull(game.endedAt)))
    .innerJoin(gamePlayer, eq(gamePlayer.gameId, game.id))
    .leftJoin(
      circleMember,
      and(eq(circleMember.circleId, circleId), eq(circleMember.userId, gamePlayer.userId)),
    )
    .orderBy(asc(evenings.at), asc(game.startedAt), asc(game.id), asc(gamePlayer.rank));
  return asNights(
    rows.map(({ memberId, ...row }) => ({ ...row, ...(memberId !== null && { memberId }) })),
  );
}

/**
 * Returns these evenings of the circle, with the state of their reels. Rooms that do not belong to the circle
 * are left out.
 */
export async function findEvenings(db: Database, circleId: string, roomIds: readonly string[]) {
  return db
    .select({
      roomId: circleEvening.roomId,
      at: circleEvening.at,
      leftOut: circleEvening.leftOut,
      reel: { isOn: reel.isOn, removedAt: reel.removedAt, leftOut: reel.leftOut },
    })
    .from(circleEvening)
    .leftJoin(reel, eq(reel.id, circleEvening.reelId))
    .where(
      and(eq(circleEvening.circleId, circleId), inArray(circleEvening.roomId, [...roomIds]), isIn),
    );
}
