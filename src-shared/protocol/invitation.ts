import { playerId, type PlayerId } from "./ids.ts";
import type { AuthSecrets } from "./roomToken.ts";
import { sealed, unsealed } from "./seal.ts";

/**
 * What a link of a room gives: somebody's seat, the host's rights without a seat, a place in the crowd, a
 * further screen that only shows, or the overlay of a stream. The first two work once.
 */
export const INVITATION_KINDS = ["seat", "remote", "crowd", "screen", "overlay"] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** The content of a link. */
interface Invitation {
  readonly kind: InvitationKind;
  /**
   * Id under which the room keeps the link, to tell whether it was used or replaced; absent for links that
   * the room does not keep.
   */
  readonly ticket?: string;
  /** The seat that moves, or the crowd's seat. */
  readonly playerId?: PlayerId;
}

/** The room a link is for: signed together with the link, but not part of it. */
interface InvitedTo {
  readonly gameCode: string;
  readonly roomId: string;
}

/**
 * Context that is sealed with a link's words, so that no link of another room and no other kind of token has
 * the same seal.
 */
const about = ({ gameCode, roomId }: InvitedTo) => ["hubbub-invitation", gameCode, roomId];

/**
 * Signs a link's token: kind, seat, expiry in seconds (base 36) and ticket, sealed. `until`: ms since 1970.
 */
export async function signInvitation(
  secrets: AuthSecrets,
  room: InvitedTo,
  { kind, ticket = "", playerId: seat }: Invitation,
  until: number,
): Promise<string> {
  const end = Math.floor(until / 1_000).toString(36);
  return sealed(secrets, about(room), [kind, String(seat ?? ""), end, ticket]);
}

/** Returns the content of a link's token, or why it is not valid. */
export async function readInvitation(
  secrets: AuthSecrets,
  room: InvitedTo,
  token: string,
  nowMs: number,
): Promise<Invitation | "link_expired" | "link_forged"> {
  const words = await unsealed(secrets, about(room), token);
  const [kindText, seat = "", end = "", ticket = ""] = words ?? [];
  const kind = INVITATION_KINDS.find((one) => one === kindText);
  if (!kind || words?.length !== 4) return "link_forged";
  if (Number.parseInt(end, 36) * 1_000 <= nowMs) return "link_expired";
  return {
    kind,
    ...(ticket !== "" && { ticket }),
    ...(seat !== "" && { playerId: playerId(Number(seat)) }),
  };
}
