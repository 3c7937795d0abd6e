import { KICKED_WAY_MS, SHARED_WAY } from "../../../src-shared/catalog/limits.ts";
import type { CameFrom } from "../model/inputs.ts";
import { seatedIds } from "../model/people.ts";
import type { RoomState, Seat } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** What a seat remembers of where its person came from. */
export function marksOf(from: CameFrom | undefined): Pick<Seat, "device" | "way"> {
  if (!from) return {};
  return { device: from.device, ...(from.way !== undefined && { way: from.way }) };
}

/** What is remembered of somebody who was taken out. */
export interface KickedMark {
  readonly userId?: string;
  readonly device?: string;
  /** Absent where several people in the room share it, as in a school: it says nothing of who comes by it. */
  readonly way?: string;
  /** ms since 1970 */
  readonly kickedAt?: number;
}

/** Whoever the host took out of the room. */
export function kickedMarks(state: RoomState): KickedMark[] {
  return Object.values(state.seats)
    .filter(({ status }) => status === "kicked")
    .map(({ userId, device, way, kickedAt }) => {
      const others = seatedIds(state, true).filter((id) => state.seats[id]?.way === way);
      return {
        ...(userId !== undefined && { userId }),
        ...(device !== undefined && { device }),
        ...(way !== undefined && others.length < SHARED_WAY && { way }),
        ...(kickedAt !== undefined && { kickedAt }),
      };
    });
}

/** Is this somebody new by the very way that somebody was just taken out? */
function isSameWay({ way, kickedAt }: KickedMark, from: CameFrom, now: number): boolean {
  if (way === undefined || way !== from.way || kickedAt === undefined) return false;
  return from.since > kickedAt && now - kickedAt < KICKED_WAY_MS;
}

/** Is this one of them: their account, their device, or who comes by the same way? `now`: ms since 1970. */
export function isKicked(
  marks: readonly KickedMark[],
  { userId, cameFrom: from }: { readonly userId?: string; readonly cameFrom?: CameFrom },
  now: number,
): boolean {
  return marks.some(
    (mark) =>
      (userId !== undefined && mark.userId === userId) ||
      (from !== undefined && (mark.device === from.device || isSameWay(mark, from, now))),
  );
}

/** Did the host take this person out of the room? */
export function wasKicked(
  { state, now }: Transaction,
  who: { readonly userId?: string; readonly cameFrom?: CameFrom },
): boolean {
  return isKicked(kickedMarks(state), who, now);
}

/**
 * Was the account behind a seat, or its browser, taken out of another one? Of the way somebody comes by nothing is
 * asked: who has the proof of a seat, or a link to it, is no stranger.
 */
export function isOfKicked(
  { state, now }: Transaction,
  { userId, device }: Pick<Seat, "userId" | "device">,
): boolean {
  const who = {
    ...(userId !== undefined && { userId }),
    ...(device !== undefined && { cameFrom: { device, since: 0 } }),
  };
  return isKicked(kickedMarks(state), who, now);
}
