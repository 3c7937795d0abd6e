import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { GameEndRecord } from "../../../../src-rooms/session/model/inputs.ts";
import { circleEvening } from "../../../db/circles.schema.ts";
import type { Database } from "../../../db/client.ts";

/** How many members of a circle have to play in a game for the night to count as the circle's. */
const MEMBERS_LEAST = 2;

/**
 * Records the night for every circle of which at least two members played, making up at least half of all
 * people who did. It is one statement, which writes once a night; there is none if fewer than two players
 * have an account.
 */
export function circleNight(
  db: Database,
  { gameId, endedAt, reelId, users, end }: GameEndRecord,
): readonly BatchItem<"sqlite">[] {
  const accounts = [...new Set(Object.values(users))];
  if (accounts.length < MEMBERS_LEAST) return [];
  const people = end.podium.filter(({ robot }) => !robot).length;
  return [
    db
      .insert(circleEvening)
      .select(
        sql`SELECT member.circle_id, (SELECT room_id FROM game WHERE id = ${gameId}), ${reelId ?? null}, ${endedAt}, NULL
          FROM circle_member AS member
          WHERE member.user_id IN (SELECT coalesce(user.merged_into, user.id) FROM user
            WHERE user.id IN (SELECT value FROM json_each(${JSON.stringify(accounts)})))
          GROUP BY member.circle_id
          HAVING count(*) >= ${MEMBERS_LEAST} AND count(*) * 2 >= ${people}`,
      )
      .onConflictDoNothing(),
  ];
}
