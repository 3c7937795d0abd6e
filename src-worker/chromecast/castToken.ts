import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { signingKey, verifyingKey, type AuthSecrets } from "../../src-rooms/protocol/roomToken.ts";
import { gameCodeSchema, gameTypeSchema, languageSchema } from "../shared/schemas.ts";

/** Seconds in which a cast device has to open the room it was sent to: some take a minute to start. */
const LIFETIME_S = 10 * 60;
/** Keeps tokens of other kinds, signed with the same keys, from passing as this one. */
const TYPE = "cast+jwt";

const claimsSchema = z.object({
  userId: z.string(),
  gameCode: gameCodeSchema,
  isPublic: z.boolean(),
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
});

/** A room that waits to be opened by a cast device: whose it is, its code and what was chosen. */
export type CastClaims = z.infer<typeof claimsSchema>;

/** Sign what a cast device needs to open this one room. */
export async function signCastToken(
  secrets: AuthSecrets,
  claims: CastClaims,
  nowMs: number,
): Promise<string> {
  const { kid, key } = signingKey(secrets);
  const seconds = Math.floor(nowMs / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", kid, typ: TYPE })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME_S)
    .sign(key);
}

/** The claims of a token; undefined when it is forged, outdated or of another kind. */
export async function verifyCastToken(
  secrets: AuthSecrets,
  token: string,
  nowMs: number,
): Promise<CastClaims | undefined> {
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
