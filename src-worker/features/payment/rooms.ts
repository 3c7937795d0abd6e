import { faultOf, log } from "../../../src-shared/log.ts";
import type { PaymentStatus } from "../../../src-shared/protocol/entities.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { findRoom, type FoundRoom } from "../../http/roomCaller.ts";
import { findAccount, findUser } from "../../identity/user.repository.ts";
import { checkoutsOfRooms, findCheckout, openCheckouts } from "./payment.repository.ts";

/** How long a room's screens wait for a payment at most, ms: as long as a room sleeps before it closes. */
const WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the room that the user pays for, which must be their own. Refuses with game_not_found, not_yours.
 */
export async function ownRoom(deps: Deps, userId: string, gameCode: string): Promise<FoundRoom> {
  const found = await findRoom(deps, gameCode);
  const { hostUserId } = found.look;
  if (hostUserId === userId) return found;
  // A host who opened the room as a guest has to log in before paying, so compare with the account.
  const host = await findAccount(await deps.database(), hostUserId);
  if (host?.id !== userId) throw new Problem("not_yours");
  return found;
}

/** Reports a payment's status to a room. Never throws: a room that is gone must not prevent the payment. */
async function notify(
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

/** Tells a room that a checkout was begun. */
export async function notifyCheckoutBegun(deps: Deps, userId: string, gameCode: string) {
  await notify(deps, userId, gameCode, "open");
}

/**
 * Tells a room that a checkout expired, unless another one for it is still open. A completed checkout is
 * reported once it is paid (`notifyPaidRooms`).
 */
export async function notifyCheckoutExpired(deps: Deps, sessionId: string): Promise<void> {
  const db = await deps.database();
  const row = await findCheckout(db, sessionId);
  if (row?.status !== "expired" || row.gameCode === null) return;
  if ((await openCheckouts(db, row.userId, { gameCode: row.gameCode })).length > 0) return;
  await notify(deps, row.userId, row.gameCode, "expired");
}

/**
 * Tells the rooms that waited for this user's payment, once a checkout is completed and the user may host
 * again.
 */
export async function notifyPaidRooms(deps: Deps, userId: string): Promise<void> {
  const db = await deps.database();
  const now = deps.now();
  const checkouts = await checkoutsOfRooms(db, userId, now - WAIT_MS);
  const codes = new Set(checkouts.flatMap(({ gameCode }) => gameCode ?? []));
  if (codes.size === 0) return;
  const row = await findUser(db, userId);
  // A user without an end date may host whether the payment has arrived or not.
  if (!row || (row.subscriptionEndsAt ?? Infinity) <= now) return;
  await Promise.all([...codes].map((code) => notify(deps, userId, code, "complete")));
}
