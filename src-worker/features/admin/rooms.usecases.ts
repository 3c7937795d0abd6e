import { count, desc, eq, sql } from "drizzle-orm";
import { faultOf, log } from "../../../src-shared/log.ts";
import type { Moderation } from "../../../src-rooms/session/model/inputs.ts";
import type { RoomLook } from "../../../src-rooms/room/roomApi.ts";
import type { Database } from "../../db/client.ts";
import { room, user } from "../../db/schema.ts";
import type { Deps } from "../../shared/deps.ts";
import { offsetOf, paged, PAGE_SIZE } from "../../shared/paging.ts";
import { unwrap } from "../../shared/problem.ts";
import { findRoom } from "../../http/roomCaller.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { accountOf } from "../../identity/user.repository.ts";
import type { AuditAction } from "../../../src-shared/catalog/admin.ts";
import { insertAuditEntry } from "../../shared/audit.repository.ts";
import { isoOf } from "../../shared/iso.ts";

type RoomRow = typeof room.$inferSelect;

async function activeRooms(db: Database, offset: number) {
  const isActive = eq(room.active, true);
  const items = await db
    .select({ room, host: user.id, hostEmail: user.email })
    .from(room)
    .leftJoin(user, eq(user.id, accountOf(sql`${room.hostUserId}`)))
    .where(isActive)
    .orderBy(desc(room.createdAt))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(room).where(isActive);
  return { items, total: row?.total ?? 0 };
}

/**
 * Reads the live state from the room itself; empty if the room does not respond, or its code now belongs to
 * another room.
 */
async function liveOf(deps: Deps, { id, gameCode }: RoomRow) {
  try {
    const { look } = await findRoom(deps, gameCode);
    if (look.roomId !== id) return {};
    const { stage, listenNewRound, websocketConnectionUpdated, sessionPlayersUpdated } =
      look.topics;
    const connections = websocketConnectionUpdated;
    return {
      ...(stage && { stage: stage.name }),
      ...(listenNewRound && { roundCount: listenNewRound.roundCount }),
      ...(connections && { screens: connections.screens }),
      players: Object.values(sessionPlayersUpdated ?? {}).map(
        ({ sessionPlayerId, alias, robot, audience }) => ({
          playerId: sessionPlayerId,
          alias,
          robot,
          audience,
          presence: connections?.players[sessionPlayerId] ?? ("gone" as const),
        }),
      ),
    };
  } catch (error) {
    log("warn", "room.silent", { room: id, ...faultOf(error) });
    return {};
  }
}

/** Returns a page of active rooms, newest first, with the stage each is in. */
export async function listRooms(deps: Deps, page: number) {
  const { items, total } = await activeRooms(await deps.database(), offsetOf(page));
  const rooms = await Promise.all(
    items.map(async ({ room: row, host, hostEmail }) => ({
      roomId: row.id,
      gameCode: row.gameCode,
      ...(row.gameType !== null && { gameType: row.gameType }),
      hostType: row.hostType,
      hostUserId: host ?? row.hostUserId,
      hostEmail: hostEmail ?? "",
      isPublic: row.isPublic,
      language: row.language,
      createdAt: isoOf(row.createdAt),
      updatedAt: isoOf(row.updatedAt),
      playerCount: row.playerCount,
      ...(await liveOf(deps, row)),
    })),
  );
  return paged(rooms, page, total);
}

const ACTIONS: Readonly<Record<Moderation, AuditAction>> = {
  close: "room.close",
  makePrivate: "room.makePrivate",
};

/** Closes a room or removes it from the public list. Refuses with game_not_found, game_over. */
export async function moderateRoom(
  deps: Deps,
  admin: AccessClaims,
  gameCode: string,
  action: Moderation,
): Promise<void> {
  const { room: found, look } = await findRoom(deps, gameCode);
  unwrap(await found.moderate(action));
  await noted(deps, admin, ACTIONS[action], gameCode, look);
}

/**
 * Returns a room's complete journal, including its random seed and the players' accounts. Refuses with
 * game_not_found, game_running.
 */
export async function journalOf(
  deps: Deps,
  admin: AccessClaims,
  gameCode: string,
): Promise<string> {
  const { room: found, look } = await findRoom(deps, gameCode);
  const journal = unwrap(await found.exportJournal("operator"));
  await noted(deps, admin, "room.journal", gameCode, look);
  return journal;
}

async function noted(
  deps: Deps,
  admin: AccessClaims,
  action: AuditAction,
  gameCode: string,
  { roomId, hostUserId }: RoomLook,
): Promise<void> {
  await insertAuditEntry(await deps.database(), {
    actorId: admin.userId,
    action,
    subject: roomId,
    detail: { gameCode, hostUserId },
    at: deps.now(),
  });
}
