import * as z from "zod";
import type { Deps } from "../../shared/deps.ts";
import { signedToken } from "../../shared/signedToken.ts";

/** Seconds somebody has to find their telephone. */
const LIFETIME_S = 10 * 60;

const challengeToken = signedToken({
  type: "factor+jwt",
  lifetimeS: LIFETIME_S,
  claims: z.object({ userId: z.string() }),
});

/** Says that whoever holds it has shown all of who they are but the second factor. */
export interface Challenge {
  readonly challenge: string;
}

export async function challengeFor(deps: Deps, userId: string): Promise<Challenge> {
  return { challenge: await challengeToken.sign(deps.config.secrets, { userId }, deps.now()) };
}

/** Whose account it is about; undefined when it is forged, outdated or something else. */
export async function challengedUser(deps: Deps, token: string): Promise<string | undefined> {
  const claims = await challengeToken.verify(deps.config.secrets, token, deps.now());
  return claims?.userId;
}
