import * as z from "zod";
import type { Deps } from "../../shared/deps.ts";
import { shortHash } from "../../shared/keyedHash.ts";
import { signedToken } from "../../shared/signedToken.ts";

/** How long somebody has to find their phone, in seconds. */
const LIFETIME_S = 10 * 60;

const challengeToken = signedToken({
  type: "factor+jwt",
  lifetimeS: LIFETIME_S,
  claims: z.object({
    userId: z.string(),
    /** Hash of what is stored of the password, which reveals nothing of it. */
    password: z.string(),
  }),
});

/** Proves that its holder has passed every step of the login except the second factor. */
export interface Challenge {
  readonly challenge: string;
}

/** What a challenge depends on of an account's row. */
interface Challenged {
  readonly id: string;
  readonly passwordHash: string | null;
}

const passwordMark = (deps: Deps, { id, passwordHash }: Challenged): Promise<string> =>
  shortHash(deps, "challenge", `${id} ${passwordHash ?? ""}`);

/** Creates the challenge for this account. It is valid until its password changes. */
export async function challengeFor(deps: Deps, row: Challenged): Promise<Challenge> {
  const claims = { userId: row.id, password: await passwordMark(deps, row) };
  return { challenge: await challengeToken.sign(deps.config.secrets, claims, deps.now()) };
}

/**
 * Returns the account a challenge was issued for, as `find` reads it; undefined if it is forged, expired or
 * something else, or if the password has changed since: that ends every login made with the old one,
 * unfinished ones too.
 */
export async function challengedUser<Row extends Challenged>(
  deps: Deps,
  token: string,
  find: (userId: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const claims = await challengeToken.verify(deps.config.secrets, token, deps.now());
  const row = claims && (await find(claims.userId));
  return row && (await passwordMark(deps, row)) === claims.password ? row : undefined;
}
