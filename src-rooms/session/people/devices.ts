import { KICKED_WAY_MS, SHARED_WAY } from "../../../src-shared/catalog/limits.ts";
import type { CameFrom } from "../model/inputs.ts";
import { seatedIds } from "../model/people.ts";
import type { Seat } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** What a seat remembers of where its person came from. */
export function marksOf(from: CameFrom | undefined): Pick<Seat, "device" | "way"> {
  if (!from) return {};
  return { device: from.device, ...(from.way !== undefined && { way: from.way }) };
}

/**
 * Is this somebody new by the very way that somebody was just taken out? A way that several people in the
 * room share, as in a school, says nothing of who comes by it.
 */
function isSameWay({ state, now }: Transaction, { way, kickedAt }: Seat, from: CameFrom): boolean {
  if (way === undefined || way !== from.way || kickedAt === undefined) return false;
  if (from.since <= kickedAt || now - kickedAt >= KICKED_WAY_MS) return false;
  const others = seatedIds(state, true).filter((id) => state.seats[id]?.way === way);
  return others.length < SHARED_WAY;
}

/** Did the host take this person out of the room: their account, their device, or who comes by the same way? */
export function wasKicked(
  tx: Transaction,
  { userId, cameFrom: from }: { readonly userId?: string; readonly cameFrom?: CameFrom },
): boolean {
  return Object.values(tx.state.seats).some(
    (seat) =>
      seat.status === "kicked" &&
      ((userId !== undefined && seat.userId === userId) ||
        (from !== undefined && (seat.device === from.device || isSameWay(tx, seat, from)))),
  );
}
