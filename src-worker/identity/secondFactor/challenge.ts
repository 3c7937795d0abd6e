import * as z from "zod";
import type { Deps } from "../../shared/deps.ts";
import { signedToken } from "../../shared/signedToken.ts";

/** How long somebody has to find their phone, in seconds. */
const LIFETIME_S = 10 * 60;

const challengeToken = signedToken({
  type: "factor+jwt",
  lifetimeS: LIFETIME_S,
  claims: z.object({ userId: z.string() }),
});

/** Proves that its holder has passed every step of the login except the second factor. */
export interface Challenge {
  readonly challenge: string;
}

export async function challengeFor(deps: Deps, userId: string): Promise<Challenge> {
  return { challenge: await challengeToken.sign(deps.config.secrets, { userId }, deps.now()) };
}

/** Returns the id of the user it was issued for; undefined if it is forged, expired or something else. */
export async function challengedUser(deps: Deps, token: string): Promise<string | undefined> {
  const claims = await challengeToken.verify(deps.config.secrets, token, deps.now());
  return claims?.userId;
}
