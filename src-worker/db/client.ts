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
