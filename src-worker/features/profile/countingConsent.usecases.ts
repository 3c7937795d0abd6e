import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { CountingConsent } from "../../../src-shared/api/profile.ts";
import { user } from "../../db/schema.ts";
import { findUser } from "../../identity/user.repository.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";

/**
 * Combines the answers about analytics that a user gave in this browser before logging in and in their
 * account: the newer one is stored and returned. Refuses with not_found.
 */
export async function agreeOnCounting(
  deps: Deps,
  userId: string,
  said: CountingConsent,
): Promise<CountingConsent> {
  const db = await deps.database();
  if (said) {
    // If the browser's clock runs ahead, its answer must not override all later ones.
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
