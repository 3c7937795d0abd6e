import { playerId, type PlayerId } from "./ids.ts";
import { signingKey, verifyingKey, type AuthSecrets } from "./roomToken.ts";

/**
 * What a link of a room gives: somebody's seat, the host's rights without a seat, a place in the
 * crowd, or a further screen that only shows. The first two work once.
 */
export const INVITATION_KINDS = ["seat", "remote", "crowd", "screen"] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** What a link proves. */
interface Invitation {
  readonly kind: InvitationKind;
  /** Known to the room until it was used; absent where a link may be used again. */
  readonly ticket?: string;
  /** The seat that moves, or the crowd's. */
  readonly playerId?: PlayerId;
}

/** The room a link is for: part of what is signed, and not of the link. */
interface InvitedTo {
  readonly gameCode: string;
  readonly roomId: string;
}

/** Characters of the seal: 132 bits. */
const SEAL_LENGTH = 22;

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The seal of a link's words, which no other room's link and no other kind of token can have. */
async function sealOf(secret: Uint8Array, room: InvitedTo, words: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = Uint8Array.from(secret);
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const text = ["hubbub-invitation", room.gameCode, room.roomId, words].join("\n");
  const seal = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return base64url(seal).slice(0, SEAL_LENGTH);
}

/**
 * A link's token: kind, seat, end in seconds (base 36), ticket, key and seal. Short on purpose, a JWT
 * would take three times as long: it stands in a QR code that is read from across a room.
 * `until`: ms since 1970.
 */
export async function signInvitation(
  secrets: AuthSecrets,
  room: InvitedTo,
  { kind, ticket = "", playerId: seat }: Invitation,
  until: number,
): Promise<string> {
  const { kid, key } = signingKey(secrets);
  const end = Math.floor(until / 1_000).toString(36);
  const words = [kind, seat ?? "", end, ticket, encodeURIComponent(kid)].join("~");
  return `${words}~${await sealOf(key, room, words)}`;
}

/** Are these the same, in a time that does not tell how much of them is? */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) {
    difference |= (one.codePointAt(at) ?? 0) ^ (other.codePointAt(at) ?? 0);
  }
  return difference === 0;
}

/** What a link's token proves, or why it proves nothing. */
export async function readInvitation(
  secrets: AuthSecrets,
  room: InvitedTo,
  token: string,
  nowMs: number,
): Promise<Invitation | "link_expired" | "link_forged"> {
  const parts = token.split("~");
  const [kindText, seat = "", end = "", ticket = "", kid = "", seal = ""] = parts;
  const kind = INVITATION_KINDS.find((one) => one === kindText);
  if (!kind || parts.length !== 6) return "link_forged";
  try {
    const key = verifyingKey(secrets, decodeURIComponent(kid));
    const words = parts.slice(0, -1).join("~");
    if (!isSame(seal, await sealOf(key, room, words))) return "link_forged";
  } catch {
    // A key that was never ours.
    return "link_forged";
  }
  if (Number.parseInt(end, 36) * 1_000 <= nowMs) return "link_expired";
  return {
    kind,
    ...(ticket !== "" && { ticket }),
    ...(seat !== "" && { playerId: playerId(Number(seat)) }),
  };
}
