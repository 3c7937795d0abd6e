import { and, asc, eq, gt, isNotNull, notExists, sql } from "drizzle-orm";
import { subscriber } from "../../db/accounts.schema.ts";
import type { Database } from "../../db/client.ts";
import { user } from "../../db/schema.ts";

/** Readers read at a time. */
const PAGE = 500;

const isSubscribed = isNotNull(subscriber.confirmedAt);

/** Accounts that agreed to news and did not also subscribe. */
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

/** Everybody who may be sent news: confirmed subscribers, then accounts that agreed, each once; page by page. */
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
      // Whoever has no address is not among those who agreed.
      if (email === null || emailKey === null) return [];
      return [{ email, emailKey, language, name, since: verifiedAt ?? createdAt }];
    });
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) break;
    last = end.id;
  }
}
