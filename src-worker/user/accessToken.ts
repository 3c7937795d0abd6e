import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { signingKey, verifyingKey, type AuthSecrets } from "../../src-rooms/protocol/roomToken.ts";

/** Seconds an access token is valid. */
const LIFETIME_S = 60 * 60;
/** Keeps tokens of other kinds, signed with the same keys, from passing as access tokens (RFC 9068). */
const TYPE = "at+jwt";

export const ROLES = ["role_guest", "role_user", "role_admin", "role_jest"] as const;

const claimsSchema = z.object({
  roles: z.array(z.enum(ROLES)),
  isAlphaTester: z.boolean(),
  isGuest: z.boolean(),
  userId: z.string(),
  /** Login e-mail; a guest, who has none, is named by their user id. */
  sub: z.string(),
  name: z.string(),
  favoriteAvatarSrc: z.string().optional(),
  /** End of the paid time in seconds since 1970; absent: nothing to expire. */
  subscriptionEpoch: z.number().optional(),
  /** The same as ISO 8601, for display. */
  subscriptionEndDate: z.string().optional(),
});

/** What an access token says about its user. */
export type AccessClaims = z.infer<typeof claimsSchema>;

/** Sign an access token, valid for an hour from `nowMs`. */
export async function signAccessToken(
  secrets: AuthSecrets,
  claims: AccessClaims,
  nowMs: number,
): Promise<string> {
  const { kid, key } = signingKey(secrets);
  const seconds = Math.floor(nowMs / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", kid, typ: TYPE })
    .setJti(crypto.randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME_S)
    .sign(key);
}

/** The claims of a token; undefined when it is forged, outdated or not an access token. */
export async function verifyAccessToken(
  secrets: AuthSecrets,
  token: string,
  nowMs: number,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(secrets, kid), {
      algorithms: ["HS256"],
      typ: TYPE,
      requiredClaims: ["exp"],
      currentDate: new Date(nowMs),
    });
    return claimsSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}
