import * as z from "zod";
import { ROLES } from "../../src-shared/catalog/people.ts";
import { signedToken } from "../shared/signedToken.ts";

/** How long an access token is valid, in seconds. */
const LIFETIME_S = 60 * 60;

const claimsSchema = z.object({
  roles: z.array(z.enum(ROLES)),
  isAlphaTester: z.boolean(),
  isGuest: z.boolean(),
  userId: z.string(),
  /** The login it belongs to, a family of `session`: when that ends, the token is no longer valid. */
  sid: z.string().optional(),
  /** Login e-mail; for a guest, who has none, the user id. */
  sub: z.string(),
  name: z.string(),
  favoriteAvatarSrc: z.string().optional(),
  /** End of the trial or the paid time, in seconds since 1970; absent: nothing to expire. */
  subscriptionEpoch: z.number().optional(),
  /** The same as ISO 8601, for display. */
  subscriptionEndDate: z.string().optional(),
  /** How the login was authenticated, if with more than one factor (RFC 8176). */
  amr: z.array(z.literal("mfa")).optional(),
});

/** The claims of an access token about its user. */
export type AccessClaims = z.infer<typeof claimsSchema>;

const accessToken = signedToken({
  type: "at+jwt",
  lifetimeS: LIFETIME_S,
  claims: claimsSchema,
});

/** Signs an access token, valid for an hour from `nowMs`. */
export const signAccessToken = accessToken.sign;

/** Returns the claims of a token; undefined if it is forged, expired or not an access token. */
export const verifyAccessToken = accessToken.verify;

/** Returns the access token in a header `Authorization`, genuine or not. */
export function bearerIn(header: string | null | undefined): string | undefined {
  return /^Bearer +(\S+)$/iu.exec(header ?? "")?.[1];
}
