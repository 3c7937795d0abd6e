import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { CountingConsent } from "../../../src-shared/api/profile.ts";
import { user } from "../../db/schema.ts";
import { findUser } from "../../identity/user.repository.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";

/**
 * What somebody said to being counted, on this browser before they logged in and in their account: the newer
 * of both holds from now on, and is the answer. Refuses with not_found.
 */
export async function agreeOnCounting(
  deps: Deps,
  userId: string,
  said: CountingConsent,
): Promise<CountingConsent> {
  const db = await deps.database();
  if (said) {
    // A clock that runs ahead must not keep every later word from counting.
    const at = Math.min(Date.parse(said.at), deps.now());
    await db
      .update(user)
      .set({ analyticsConsent: said.agrees, analyticsConsentAt: at })
      .where(
        and(
          eq(user.id, userId),
          or(isNull(user.analyticsConsentAt), lt(user.analyticsConsentAt, at)),
        ),
      );
  }
  const row = await findUser(db, userId);
  if (row?.kind !== "registered") throw new Problem("not_found");
  const { analyticsConsent: agrees, analyticsConsentAt: at } = row;
  return at === null ? null : { agrees, at: new Date(at).toISOString() };
}
