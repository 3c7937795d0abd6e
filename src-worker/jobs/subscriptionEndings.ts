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
/** Days before the end of their time at which somebody is told. */
const TOLD_DAYS_BEFORE = 3;

/** Accounts whose time ends between these instants (ms since 1970) and does not go on by itself. */
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
 * Tell those whose trial or paid time ends in three days. Run once a day; without SITE_URL there is
 * no address the mail could lead to, and nobody is told; nor where nothing can be bought. `due`: when this day's run
 * was to begin, ms since 1970. It may begin later, and reckoned from then the days would leave gaps. Of those who
 * could not be told the first failure is thrown in the end: all others were.
 */
export async function tellEndings(deps: Deps, due: number): Promise<void> {
  const { siteUrl } = deps.config;
  if (siteUrl === undefined || !(await areRoomsPaidFor(deps))) return;
  const from = due + (TOLD_DAYS_BEFORE - 1) * DAY_MS;
  const rows = await endingBetween(await deps.database(), from, from + DAY_MS);
  const failures: unknown[] = [];
  for (const { email, language, name, subscriptionEndsAt: endsAt, hasPaid } of rows) {
    if (email === null || endsAt === null) continue;
    try {
      await queueMail(deps, {
        to: email,
        language,
        template: "subscriptionEnding",
        data: { name, endsAt, isTrial: !hasPaid, url: `${siteUrl}/payment` },
      });
    } catch (error) {
      log("error", "ending.untold", faultOf(error));
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
