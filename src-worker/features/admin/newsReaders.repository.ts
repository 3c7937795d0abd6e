import { and, asc, eq, gt, isNotNull, notExists, sql } from "drizzle-orm";
import { subscriber } from "../../db/accounts.schema.ts";
import type { Database } from "../../db/client.ts";
import { user } from "../../db/schema.ts";

/** Readers fetched per query. */
const PAGE = 500;

const isSubscribed = isNotNull(subscriber.confirmedAt);

/** Accounts that agreed to receive news and have no confirmed subscription besides. */
function agreed(db: Database) {
  const asWell = db
    .select({ one: sql`1` })
    .from(subscriber)
    .where(and(isSubscribed, eq(subscriber.emailKey, user.emailKey)));
  return and(
    eq(user.marketingConsent, true),
    eq(user.isBlocked, false),
    isNotNull(user.email),
    notExists(asWell),
  );
}

export async function countReaders(db: Database): Promise<number> {
  return (await db.$count(subscriber, isSubscribed)) + (await db.$count(user, agreed(db)));
}

/**
 * Yields everybody who may be sent news, page by page, each once: first the confirmed subscribers, then the
 * accounts that agreed.
 */
export async function* readersOfNews(db: Database) {
  for (let last = ""; ;) {
    const rows = await db
      .select()
      .from(subscriber)
      .where(and(isSubscribed, gt(subscriber.emailKey, last)))
      .orderBy(asc(subscriber.emailKey))
      .limit(PAGE);
    yield rows.map(({ email, emailKey, language, confirmedAt }) => {
      return { email, emailKey, language, name: "", since: confirmedAt ?? 0 };
    });
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) break;
    last = end.emailKey;
  }
  for (let last = ""; ;) {
    const rows = await db
      .select()
      .from(user)
      .where(and(agreed(db), gt(user.id, last)))
      .orderBy(asc(user.id))
      .limit(PAGE);
    yield rows.flatMap(({ email, emailKey, language, name, verifiedAt, createdAt }) => {
      // Only narrows the type: `agreed` already leaves out users without an address.
      if (email === null || emailKey === null) return [];
      return [{ email, emailKey, language, name, since: verifiedAt ?? createdAt }];
    });
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) break;
    last = end.id;
  }
}
