import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { d1Answers } from "../config/faultInjection.ts";
import { migrate } from "./migrate.ts";

/** The database, as repositories use it. */
export type Database = DrizzleD1Database;

// Databases that this isolate knows to be up to date. Only this fact is shared between requests, not a
// promise: a promise belongs to the request that created it and would be lost with it.
const upToDate = new WeakSet<D1Database>();

/** Returns the migrated database. After an isolate's first call this costs nothing. */
export async function openDatabase(d1: D1Database): Promise<Database> {
  await d1Answers();
  if (!upToDate.has(d1)) {
    await migrate(d1);
    upToDate.add(d1);
  }
  return drizzle(d1);
}

/**
 * The same, for reads that may be some seconds old: from the nearest replica, if the account has turned on
 * replication (docs/latency.md). Permissions, and what somebody has just written, are read from
 * `openDatabase`.
 */
export async function openReplica(d1: D1Database): Promise<Database> {
  await openDatabase(d1);
  // SAFETY: drizzle only prepares statements and runs batches, and a session can do both.
  return drizzle(d1.withSession("first-unconstrained") as unknown as D1Database);
}
