import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { loginFailure } from "../db/accounts.schema.ts";
import type { Deps } from "../shared/deps.ts";
import { keyedHash } from "../shared/keyedHash.ts";
import { Problem } from "../shared/problem.ts";
import { deleteInBatches } from "../shared/inBatches.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface Policy {
  /** Tries that cost nothing. */
  readonly free: number;
  /** Pause after the first try beyond them, doubled by each further one, ms. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** Tries this long ago do not count any more, ms. */
  readonly forgottenAfter: number;
}

const MAILS_TO_ONE = {
  free: 4,
  firstPause: 5 * MINUTE_MS,
  longestPause: HOUR_MS,
  forgottenAfter: 24 * HOUR_MS,
} as const satisfies Policy;

/** What is slowed down: guessing passwords, and having mails sent. */
const POLICIES = {
  /** Logins to one account from wherever nobody has logged in to it; each other browser by itself. */
  account: {
    free: 5,
    firstPause: 15 * SECOND_MS,
    longestPause: 15 * MINUTE_MS,
    forgottenAfter: 24 * HOUR_MS,
  },
  /**
   * Codes of an account's second factor, counted like its passwords. Only who knows the password gets to
   * try one: nobody else can slow the owner down. Of a million codes three are good at a time, and a
   * guesser who does not give up tries 24 a day.
   */
  factor: {
    free: 5,
    firstPause: 15 * SECOND_MS,
    longestPause: HOUR_MS,
    forgottenAfter: 7 * 24 * HOUR_MS,
  },
  /** Logins from one address of the network, which a whole school may share. */
  ip: {
    free: 30,
    firstPause: 15 * SECOND_MS,
    longestPause: 15 * MINUTE_MS,
    forgottenAfter: HOUR_MS,
  },
  /** Links to one reader that let them into their account: the way out for whoever is slowed down. */
  mail: MAILS_TO_ONE,
  /** Other mails to one reader that anybody can have sent; they never use up the links. */
  notice: MAILS_TO_ONE,
  /** Such mails, asked for by one address of the network. */
  mailIp: {
    free: 60,
    firstPause: 15 * SECOND_MS,
    longestPause: 2 * MINUTE_MS,
    forgottenAfter: HOUR_MS,
  },
  /** Mails one account has sent to addresses it would like to have. */
  newEmail: MAILS_TO_ONE,
  /** Notices of one kind of change to one owner: whoever is in an account must not flood its owner. */
  changed: MAILS_TO_ONE,
} as const satisfies Record<string, Policy>;

type Throttled = keyof typeof POLICIES;

/** More doublings than any longest pause needs. */
const MOST_DOUBLINGS = 20;

const keyOf = (deps: Deps, kind: Throttled, value: string): Promise<string> =>
  keyedHash(deps, kind, value);

/** A hash that names an account to us and to nobody else. */
export const accountTriesKey = (deps: Deps, emailKey: string) => keyOf(deps, "account", emailKey);

/**
 * Count a try, before it is known how it ends: of many at the same time no more count as free than of
 * many in a row. Returns ms to wait when this one must not be made, 0 otherwise.
 */
export async function countTry(deps: Deps, kind: Throttled, value: string): Promise<number> {
  const { free, firstPause, longestPause, forgottenAfter } = POLICIES[kind];
  const now = deps.now();
  const db = await deps.database();
  const key = await keyOf(deps, kind, value);
  const { count, lastAt, blockedUntil } = loginFailure;
  const next = sql`CASE WHEN ${lastAt} < ${now - forgottenAfter} THEN 1 ELSE ${count} + 1 END`;
  const doublings = sql`min(${next} - ${free} - 1, ${MOST_DOUBLINGS})`;
  const pause = sql`min(${firstPause} * (1 << max(${doublings}, 0)), ${longestPause})`;
  const counted = await db
    .insert(loginFailure)
    .values({ key, count: 1, lastAt: now, blockedUntil: 0 })
    .onConflictDoUpdate({
      target: loginFailure.key,
      set: {
        count: next,
        lastAt: now,
        blockedUntil: sql`CASE WHEN ${next} <= ${free} THEN 0 ELSE ${now} + ${pause} END`,
      },
      setWhere: sql`${blockedUntil} <= ${now}`,
    })
    .returning({ key: loginFailure.key });
  if (counted.length > 0) return 0;
  const row = await db.select().from(loginFailure).where(eq(loginFailure.key, key)).get();
  return Math.max(1, (row?.blockedUntil ?? 0) - now);
}

/** The same, refusing with too_many_requests. */
export async function throttle(deps: Deps, kind: Throttled, value: string): Promise<void> {
  const wait = await countTry(deps, kind, value);
  if (wait === 0) return;
  const seconds = Math.ceil(wait / SECOND_MS);
  throw new Problem("too_many_requests", { headers: { "retry-after": String(seconds) } });
}

/** A try that turned out well is not counted, and nobody waits for it. */
export async function uncountTry(deps: Deps, kind: Throttled, value: string): Promise<void> {
  const db = await deps.database();
  await db
    .update(loginFailure)
    // It was made, so no pause of an earlier one ran: one that runs now is its own.
    .set({ count: sql`max(${loginFailure.count} - 1, 0)`, blockedUntil: 0 })
    .where(eq(loginFailure.key, await keyOf(deps, kind, value)));
}

/** Begin again from nothing: the right person was here. */
export async function forgetTries(deps: Deps, kind: Throttled, value: string): Promise<void> {
  const db = await deps.database();
  await db.delete(loginFailure).where(eq(loginFailure.key, await keyOf(deps, kind, value)));
}

export async function deleteOldTries(db: Database, now: number): Promise<void> {
  const longest = Math.max(...Object.values(POLICIES).map(({ forgottenAfter }) => forgottenAfter));
  await deleteInBatches(db, loginFailure, lt(loginFailure.lastAt, now - longest));
}
