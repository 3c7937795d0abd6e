import { and, eq, gte, isNotNull, lt, notExists, sql } from "drizzle-orm";
import { faultOf, log } from "../../src-shared/log.ts";
import type { Database } from "../db/client.ts";
import { subscription } from "../db/payments.schema.ts";
import { user } from "../db/schema.ts";
import { queueMail } from "../mail/queueMail.ts";
import { areRoomsPaidFor } from "../shared/paidRooms.ts";
import type { Deps } from "../shared/deps.ts";
import type { UserRow } from "../identity/user.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many days before the end of their time users are told. */
const TOLD_DAYS_BEFORE = 3;

/** Returns the accounts whose time ends between `from` and `until` (ms since 1970) and does not renew. */
async function endingBetween(db: Database, from: number, until: number): Promise<UserRow[]> {
  const goesOn = db
    .select({ one: sql`1` })
    .from(subscription)
    .where(
      and(
        eq(subscription.userId, user.id),
        sql`${subscription.status} IN ('active', 'past_due')`,
        eq(subscription.cancelAtPeriodEnd, false),
        gte(subscription.currentPeriodEnd, from - TOLD_DAYS_BEFORE * DAY_MS),
      ),
    );
  return db
    .select()
    .from(user)
    .where(
      and(
        gte(user.subscriptionEndsAt, from),
        lt(user.subscriptionEndsAt, until),
        eq(user.isBlocked, false),
        isNotNull(user.email),
        notExists(goesOn),
      ),
    );
}

/**
 * Mails the users whose trial or paid time ends within three days, and who have not been told of this end yet.
 * Runs once a day, so the mail usually arrives three days before; a later run tells whom a missed or failed one
 * left out, and a repeated one tells nobody twice. Does nothing without SITE_URL, since the mail's link would
 * have no address, or if nothing can be bought. `due`: when the day's run was scheduled, ms since 1970. If some
 * mails fail, the first failure is thrown after all others were queued.
 */
export async function mailSubscriptionEndings(deps: Deps, due: number): Promise<void> {
  const { siteUrl } = deps.config;
  if (siteUrl === undefined || !(await areRoomsPaidFor(deps))) return;
  const rows = await endingBetween(await deps.database(), due, due + TOLD_DAYS_BEFORE * DAY_MS);
  const failures: unknown[] = [];
  for (const { id, email, language, name, subscriptionEndsAt: endsAt, hasPaid } of rows) {
    if (email === null || endsAt === null) continue;
    try {
      await queueMail(deps, {
        to: email,
        language,
        template: "subscriptionEnding",
        data: { name, endsAt, isTrial: !hasPaid, url: `${siteUrl}/payment` },
        once: `subscriptionEnding:${id}:${endsAt}`,
      });
    } catch (error) {
      log("error", "ending.untold", faultOf(error));
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
