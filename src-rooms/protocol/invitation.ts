import { jwtVerify, SignJWT, errors } from "jose";
import * as z from "zod/mini";
import { playerId, type PlayerId } from "./ids.ts";
import { signingKey, verifyingKey, type AuthSecrets } from "./roomToken.ts";

/**
 * What a link of a room gives: somebody's seat, the host's rights without a seat, a place in the
 * crowd, or a further screen that only shows. The first two work once.
 */
export const INVITATION_KINDS = ["seat", "remote", "crowd", "screen"] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** What a link proves. */
export interface Invitation {
  readonly gameCode: string;
  readonly roomId: string;
  readonly kind: InvitationKind;
  /** Known to the room until it was used; absent where a link may be used again. */
  readonly ticket?: string;
  /** The seat that moves, or the crowd's. */
  readonly playerId?: PlayerId;
}

// Another audience than a room token's: neither can ever stand in for the other.
const AUDIENCE = "hubbub-invitation";

/** Sign a link's token. `until`: ms since 1970. */
export async function signInvitation(
  secrets: AuthSecrets,
  invitation: Invitation,
  until: number,
): Promise<string> {
  const { kid, key } = signingKey(secrets);
  return new SignJWT({ ...invitation })
    .setProtectedHeader({ alg: "HS256", kid })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(until / 1_000))
    .sign(key);
}

const invitationSchema = z.object({
  gameCode: z.string(),
  roomId: z.string(),
  kind: z.enum(INVITATION_KINDS),
  ticket: z.optional(z.string()),
  playerId: z.optional(z.int().check(z.positive())),
});

/** What a link's token proves, or why it proves nothing. */
export async function readInvitation(
  secrets: AuthSecrets,
  token: string,
  nowMs: number,
): Promise<Invitation | "link_expired" | "link_forged"> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(secrets, kid), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
    });
    const parsed = invitationSchema.safeParse(payload);
    if (!parsed.success) return "link_forged";
    const { playerId: seat, ticket, ...rest } = parsed.data;
    return {
      ...rest,
      ...(ticket !== undefined && { ticket }),
      ...(seat !== undefined && { playerId: playerId(seat) }),
    };
  } catch (error) {
    return error instanceof errors.JWTExpired ? "link_expired" : "link_forged";
  }
}
