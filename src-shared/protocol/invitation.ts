import { playerId, type PlayerId } from "./ids.ts";
import type { AuthSecrets } from "./roomToken.ts";
import { sealed, unsealed } from "./seal.ts";

/**
 * What a link of a room gives: somebody's seat, the host's rights without a seat, a place in the
 * crowd, a further screen that only shows, or the picture over a stream. The first two work once.
 */
export const INVITATION_KINDS = ["seat", "remote", "crowd", "screen", "overlay"] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** What a link proves. */
interface Invitation {
  readonly kind: InvitationKind;
  /** Known to the room until it was used or replaced; absent where a link may be used again. */
  readonly ticket?: string;
  /** The seat that moves, or the crowd's. */
  readonly playerId?: PlayerId;
}

/** The room a link is for: part of what is signed, and not of the link. */
interface InvitedTo {
  readonly gameCode: string;
  readonly roomId: string;
}

/** What is sealed besides the words: no other room's link and no other kind of token can have the same. */
const about = ({ gameCode, roomId }: InvitedTo) => ["hubbub-invitation", gameCode, roomId];

/** A link's token: kind, seat, end in seconds (base 36) and ticket, sealed. `until`: ms since 1970. */
export async function signInvitation(
  secrets: AuthSecrets,
  room: InvitedTo,
  { kind, ticket = "", playerId: seat }: Invitation,
  until: number,
): Promise<string> {
  const end = Math.floor(until / 1_000).toString(36);
  return sealed(secrets, about(room), [kind, String(seat ?? ""), end, ticket]);
}

/** What a link's token proves, or why it proves nothing. */
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
