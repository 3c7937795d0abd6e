import { jwtVerify, SignJWT } from "jose";
import { signingKey, verifyingKey, type AuthSecrets } from "./roomToken.ts";

const AUDIENCE = "hubbub-house";
/** A call is made at once: its token works for a minute. */
const WORKS_S = 60;

/** Proves to a room on another machine that its own house calls. `code`: the room's. */
export async function signHouseToken(
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

/** The room that the house calls with this token; undefined when it is forged or outdated. */
export async function verifyHouseToken(
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
