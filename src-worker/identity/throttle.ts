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
  /** Tries without a pause. */
  readonly free: number;
  /** Pause after the first try beyond these; each further one doubles it, ms. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** If the last try was longer ago than this, all are forgotten, ms. */
  readonly forgottenAfter: number;
}

const MAILS_TO_ONE = {
  free: 4,
  firstPause: 5 * MINUTE_MS,
  longestPause: HOUR_MS,
  forgottenAfter: 24 * HOUR_MS,
} as const satisfies Policy;

/** What is slowed down: guessing passwords, and requesting mails. */
const POLICIES = {
  /**
   * Logins to one account from all browsers that have not logged in to it before. Each browser that has is
   * counted on its own.
   */
  account: {
    free: 5,
    firstPause: 15 * SECOND_MS,
    longestPause: 15 * MINUTE_MS,
    forgottenAfter: 24 * HOUR_MS,
  },
  /**
   * Codes of an account's second factor, counted like its passwords. Only somebody who knows the password can
   * try one, so nobody else can slow the owner down. Of a million codes three are valid at a time, and
   * somebody who keeps guessing gets 24 tries a day.
   */
  factor: {
    free: 5,
    firstPause: 15 * SECOND_MS,
    longestPause: HOUR_MS,
    forgottenAfter: 7 * 24 * HOUR_MS,
  },
  /** Logins from one network address, which a whole school may share. */
  ip: {
    free: 30,
    firstPause: 15 * SECOND_MS,
    longestPause: 15 * MINUTE_MS,
    forgottenAfter: HOUR_MS,
  },
  /**
   * Mailed links with which one reader gets into their account: the way out for an owner who is slowed down.
   */
  mail: MAILS_TO_ONE,
  /** Other mails to one reader that anybody can request; they never use up the limit for links. */
  notice: MAILS_TO_ONE,
  /** All these mails, requested from one network address. */
  mailIp: {
    free: 60,
    firstPause: 15 * SECOND_MS,
    longestPause: 2 * MINUTE_MS,
    forgottenAfter: HOUR_MS,
  },
  /** Mails that one account sends to addresses it wants to change to. */
  newEmail: MAILS_TO_ONE,
  /** Notices to one owner of one kind of change: an intruder in an account must not flood its owner. */
  changed: MAILS_TO_ONE,
} as const satisfies Record<string, Policy>;

type Throttled = keyof typeof POLICIES;

/** More doublings than the longest pause needs. */
const MOST_DOUBLINGS = 20;

const keyOf = (deps: Deps, kind: Throttled, value: string): Promise<string> =>
  keyedHash(deps, kind, value);

/** Returns a hash that identifies an account only to this server. */
export const accountTriesKey = (deps: Deps, emailKey: string) => keyOf(deps, "account", emailKey);

/**
 * Counts a try before its outcome is known, so that no more tries are free at the same time than one after
 * another. Returns ms to wait if this one must not be made, 0 otherwise.
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

/** The same, but refuses with too_many_requests. */
export async function throttle(deps: Deps, kind: Throttled, value: string): Promise<void> {
  const wait = await countTry(deps, kind, value);
  if (wait === 0) return;
  const seconds = Math.ceil(wait / SECOND_MS);
  throw new Problem("too_many_requests", { headers: { "retry-after": String(seconds) } });
}

/** Takes back a successful try: it is not counted, and nobody has to wait because of it. */
export async function uncountTry(deps: Deps, kind: Throttled, value: string): Promise<void> {
  const db = await deps.database();
  await db
    .update(loginFailure)
    // The try was allowed, so no earlier pause was running. One that runs now is its own.
    .set({ count: sql`max(${loginFailure.count} - 1, 0)`, blockedUntil: 0 })
    .where(eq(loginFailure.key, await keyOf(deps, kind, value)));
}

/** Deletes the count, because the right person was here. */
export async function forgetTries(deps: Deps, kind: Throttled, value: string): Promise<void> {
  const db = await deps.database();
  await db.delete(loginFailure).where(eq(loginFailure.key, await keyOf(deps, kind, value)));
}

/** Deletes the counts that no policy needs any more. `now`: ms since 1970. */
export async function deleteOldTries(db: Database, now: number): Promise<void> {
  const longest = Math.max(...Object.values(POLICIES).map(({ forgottenAfter }) => forgottenAfter));
  await deleteInBatches(db, loginFailure, lt(loginFailure.lastAt, now - longest));
}
