import { KICKED_WAY_MS, SHARED_WAY } from "../../../src-shared/catalog/limits.ts";
import type { CallerOrigin } from "../model/inputs.ts";
import { seatedIds } from "../model/people.ts";
import type { RoomState, Seat } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** What a seat stores about where its person came from. */
export function marksOf(from: CallerOrigin | undefined): Pick<Seat, "device" | "way"> {
  if (!from) return {};
  return { device: from.device, ...(from.way !== undefined && { way: from.way }) };
}

/** What is remembered of a person who was kicked. */
export interface KickedMark {
  readonly userId?: string;
  readonly device?: string;
  /** Absent where several people in the room share it, as in a school, since it then identifies nobody. */
  readonly way?: string;
  /** ms since 1970 */
  readonly kickedAt?: number;
}

/** Marks of everybody whom the host kicked. */
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

/** Whether somebody new came by the same way as a person who was kicked recently. */
function isSameWay({ way, kickedAt }: KickedMark, from: CallerOrigin, now: number): boolean {
  if (way === undefined || way !== from.way || kickedAt === undefined) return false;
  return from.since > kickedAt && now - kickedAt < KICKED_WAY_MS;
}

/**
 * Whether this is a person who was kicked, by their account or device, or somebody new who came by the same
 * way. `now`: ms since 1970.
 */
export function isKicked(
  marks: readonly KickedMark[],
  { userId, cameFrom: from }: { readonly userId?: string; readonly cameFrom?: CallerOrigin },
  now: number,
): boolean {
  return marks.some(
    (mark) =>
      (userId !== undefined && mark.userId === userId) ||
      (from !== undefined && (mark.device === from.device || isSameWay(mark, from, now))),
  );
}

/** Whether the host kicked this person. */
export function wasKicked(
  { state, now }: Transaction,
  who: { readonly userId?: string; readonly cameFrom?: CallerOrigin },
): boolean {
  return isKicked(kickedMarks(state), who, now);
}

/**
 * Whether the account or the browser of a seat was kicked from another one. The way somebody came by is not
 * checked: a person with the proof of a seat, or a link to it, is no stranger.
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
