import { faultOf, log } from "../../../src-shared/log.ts";
import type { PaymentStatus } from "../../../src-shared/protocol/entities.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { findRoom, type FoundRoom } from "../../http/roomCaller.ts";
import { findAccount, findUser } from "../../identity/user.repository.ts";
import { checkoutsOfRooms, findCheckout, openCheckouts } from "./payment.repository.ts";

/** A room's screens wait for a payment at most as long as a room sleeps before it closes. */
const WAIT_MS = 24 * 60 * 60 * 1000;

/** The room somebody pays for, which must be their own. Refuses with game_not_found, not_yours. */
export async function ownRoom(deps: Deps, userId: string, gameCode: string): Promise<FoundRoom> {
  const found = await findRoom(deps, gameCode);
  const { hostUserId } = found.look;
  if (hostUserId === userId) return found;
  // Who opened it as a guest has to log in before they can pay.
  const host = await findAccount(await deps.database(), hostUserId);
  if (host?.id !== userId) throw new Problem("not_yours");
  return found;
}

/** Tell a room; one that is gone does not keep anybody from paying. */
async function tell(
  deps: Deps,
  userId: string,
  gameCode: string,
  status: PaymentStatus["status"],
): Promise<void> {
  try {
    const { room } = await ownRoom(deps, userId, gameCode);
    await room.tellPayment(status);
  } catch (error) {
    log("warn", "payment.unheard", faultOf(error));
  }
}

/** A checkout was begun. */
export async function tellOpenCheckout(deps: Deps, userId: string, gameCode: string) {
  await tell(deps, userId, gameCode, "open");
}

/** A checkout ended; a completed one is told when its money has come, one of several once the last is over. */
export async function tellEndedCheckout(deps: Deps, sessionId: string): Promise<void> {
  const db = await deps.database();
  const row = await findCheckout(db, sessionId);
  if (row?.status !== "expired" || row.gameCode === null) return;
  if ((await openCheckouts(db, row.userId, { gameCode: row.gameCode })).length > 0) return;
  await tell(deps, row.userId, row.gameCode, "expired");
}

/** Wake the rooms that waited for this user's money, once it has come and the checkout is through. */
export async function tellPaidRooms(deps: Deps, userId: string): Promise<void> {
  const db = await deps.database();
  const now = deps.now();
  const checkouts = await checkoutsOfRooms(db, userId, now - WAIT_MS);
  const codes = new Set(checkouts.flatMap(({ gameCode }) => gameCode ?? []));
  if (codes.size === 0) return;
  const row = await findUser(db, userId);
  // Who has time without end hosts whether the money has come or not.
  if (!row || (row.subscriptionEndsAt ?? Infinity) <= now) return;
  await Promise.all([...codes].map((code) => tell(deps, userId, code, "complete")));
}
