import { jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { isCover, uncovered } from "./cover.ts";
import { playerId, type PlayerId } from "./ids.ts";

/** Signing keys, newest first: the first signs, all verify, so keys rotate without logging anyone out. */
export type AuthSecrets = readonly { readonly kid: string; readonly secret: string }[];

const secretsSchema = z
  .array(
    z.object({ kid: z.string().check(z.minLength(1)), secret: z.string().check(z.minLength(32)) }),
  )
  .check(z.minLength(1));

/** What a secret holds; undefined if it is no JSON. A parser's own error would quote some of the secret in the log. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the secret `AUTH_SECRETS`. Throws when it is missing or unusable: there is no default. */
export function parseAuthSecrets(text: string | undefined): AuthSecrets {
  if (!text) throw new Error("AUTH_SECRETS is not set: see README, Deploy");
  const parsed = secretsSchema.safeParse(jsonOf(text));
  if (!parsed.success) {
    // Without quotation marks: the log leaves out what is in them.
    throw new Error(
      "AUTH_SECRETS must be a JSON list of keys, each with a kid and a secret of 32 characters or more: see README, Deploy",
    );
  }
  return parsed.data;
}

/** The room that a token is for. */
interface OfRoom {
  readonly gameCode: string;
  readonly roomId: string;
  /** Name by which the token's holder knows the room, instead of its code (cover.ts). */
  readonly cover?: string;
}

/** Claims of a room token: a role in one room, and for a player the seat. Valid for 24 h. */
export type RoomClaims = OfRoom &
  (
    | { readonly role: "host" }
    | {
        readonly role: "spectator";
        /** Ticket of the link that opened this screen as the overlay of a stream. */
        readonly overlay?: string;
      }
    | {
        readonly role: "remote";
        readonly remoteId: number;
      }
    | {
        readonly role: "player";
        readonly sessionPlayerId: PlayerId;
        /** How often the seat had been moved when this was signed; absent: never. */
        readonly moves?: number;
        /** Number of one person among the many who play this seat. */
        readonly member?: number;
        /** The section of the crowd in which they sit. */
        readonly section?: number;
        /**
         * Hash of their browser, meaningless in any other room, by which a section recognises people who were
         * kicked.
         */
        readonly device?: string;
      }
  );

/** Claims of a player's token. */
export type SeatClaims = Extract<RoomClaims, { readonly role: "player" }>;

const AUDIENCE = "hubbub-room";
const bytesOf = (secret: string) => new TextEncoder().encode(secret);

/** Returns the current signing key, and its id for the token's header. */
export function signingKey(secrets: AuthSecrets): { kid: string; key: Uint8Array } {
  const [first] = secrets;
  if (!first) throw new Error("no signing key");
  return { kid: first.kid, key: bytesOf(first.secret) };
}

/** Returns the key that a token's header names. Throws when the key is unknown or has been removed. */
export function verifyingKey(secrets: AuthSecrets, kid: string | undefined): Uint8Array {
  const found = secrets.find((secret) => secret.kid === kid);
  if (!found) throw new Error("unknown key");
  return bytesOf(found.secret);
}

/** Signs a room token, valid for 24 h from `nowMs` (ms since 1970). */
export async function signRoomToken(
  secrets: AuthSecrets,
  claims: RoomClaims,
  nowMs: number,
): Promise<string> {
  const { kid, key } = signingKey(secrets);
  const seconds = Math.floor(nowMs / 1000);
  // Anybody can read a token's payload, so for a room with a cover it names the cover.
  const { cover, ...said } = claims;
  return new SignJWT({ ...said, gameCode: cover ?? claims.gameCode })
    .setProtectedHeader({ alg: "HS256", kid })
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 24 * 60 * 60)
    .sign(key);
}

const positive = z.int().check(z.positive());
const claimsSchema = z.object({
  gameCode: z.string(),
  roomId: z.string(),
  role: z.enum(["host", "spectator", "remote", "player"]),
  sessionPlayerId: z.optional(positive),
  moves: z.optional(positive),
  member: z.optional(positive),
  section: z.optional(z.int().check(z.nonnegative())),
  device: z.optional(z.string()),
  remoteId: z.optional(positive),
  overlay: z.optional(z.string()),
});

/** Returns the claims of a token; undefined when it is forged, expired or not a room token. */
export async function verifyRoomToken(
  secrets: AuthSecrets,
  token: string,
  nowMs: number,
): Promise<RoomClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(secrets, kid), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return undefined;
    const { gameCode: named, roomId, role, sessionPlayerId, moves, member, section } = claims.data;
    const { remoteId, overlay, device } = claims.data;
    const isCovered = isCover(named);
    const gameCode = isCovered ? await uncovered(secrets, named) : named;
    if (gameCode === undefined) return undefined;
    const room = { gameCode, roomId, ...(isCovered && { cover: named }) };
    if (role === "remote") {
      return remoteId === undefined ? undefined : { ...room, role, remoteId };
    }
    if (role === "host") return { ...room, role };
    if (role === "spectator") return { ...room, role, ...(overlay !== undefined && { overlay }) };
    if (sessionPlayerId === undefined) return undefined;
    return {
      ...room,
      role,
      sessionPlayerId: playerId(sessionPlayerId),
      ...(moves !== undefined && { moves }),
      ...(member !== undefined && { member }),
      ...(section !== undefined && { section }),
      ...(device !== undefined && { device }),
    };
  } catch {
    return undefined;
  }
}
