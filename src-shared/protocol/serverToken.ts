import { jwtVerify, SignJWT } from "jose";
import { signingKey, verifyingKey, type AuthSecrets } from "./roomToken.ts";

const AUDIENCE = "hubbub-house";
/** How long a token is valid, s: the call is made immediately. */
const WORKS_S = 60;

/**
 * Signs a token that proves to a room on another machine that a call comes from Hubbub's own server. `code`:
 * the room's code.
 */
export async function signServerToken(
  secrets: AuthSecrets,
  code: string,
  nowMs: number,
): Promise<string> {
  const { kid, key } = signingKey(secrets);
  const seconds = Math.floor(nowMs / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", kid })
    .setAudience(AUDIENCE)
    .setSubject(code)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + WORKS_S)
    .sign(key);
}

/**
 * Returns the code of the room that a server's token is for; undefined when the token is forged or expired.
 */
export async function verifyServerToken(
  secrets: AuthSecrets,
  token: string,
  nowMs: number,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(secrets, kid), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
    });
    return payload.sub;
  } catch {
    return undefined;
  }
}
