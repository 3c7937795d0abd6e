import * as z from "zod";
import { ROLES } from "../../src-shared/catalog/people.ts";
import { signedToken } from "../shared/signedToken.ts";

/** Seconds an access token is valid. */
const LIFETIME_S = 60 * 60;

const claimsSchema = z.object({
  roles: z.array(z.enum(ROLES)),
  isAlphaTester: z.boolean(),
  isGuest: z.boolean(),
  userId: z.string(),
  /** The login it came out of, a family of `session`: the token is worth nothing once that ended. */
  sid: z.string().optional(),
  /** Login e-mail; a guest, who has none, is named by their user id. */
  sub: z.string(),
  name: z.string(),
  favoriteAvatarSrc: z.string().optional(),
  /** End of the paid time in seconds since 1970; absent: nothing to expire. */
  subscriptionEpoch: z.number().optional(),
  /** The same as ISO 8601, for display. */
  subscriptionEndDate: z.string().optional(),
  /** How the login was proved, where it was by more than one factor (RFC 8176). */
  amr: z.array(z.literal("mfa")).optional(),
});

/** What an access token says about its user. */
export type AccessClaims = z.infer<typeof claimsSchema>;

const accessToken = signedToken({
  type: "at+jwt",
  lifetimeS: LIFETIME_S,
  claims: claimsSchema,
});

/** Sign an access token, valid for an hour from `nowMs`. */
export const signAccessToken = accessToken.sign;

/** The claims of a token; undefined when it is forged, outdated or not an access token. */
export const verifyAccessToken = accessToken.verify;
