import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { d1Answers } from "../config/faultInjection.ts";
import { migrate } from "./migrate.ts";

export type Database = DrizzleD1Database;

// Databases this isolate found up to date. Only the fact is shared between requests, not a promise:
// a promise belongs to the request that began it and would be lost with it.
const upToDate = new WeakSet<D1Database>();

/** The database, migrated: after an isolate's first call this costs nothing. */
export async function openDatabase(d1: D1Database): Promise<Database> {
  await d1Answers();
  if (!upToDate.has(d1)) {
    await migrate(d1);
    upToDate.add(d1);
  }
  return drizzle(d1);
}

/**
 * The same, to read what may be some seconds old: from the copy nearest to whoever asks, where the account has turned
 * copies on (docs/latency.md). Whatever says who may do what, or what somebody has just written, is read of `openDatabase`.
 */
export async function openReplica(d1: D1Database): Promise<Database> {
  await openDatabase(d1);
  // SAFETY: drizzle asks a database to prepare statements and to run a batch; a session does both.
  return drizzle(d1.withSession("first-unconstrained") as unknown as D1Database);
}
