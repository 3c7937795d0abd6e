import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pause } from "./random.ts";

/** Path of the local D1 database file, in the state folder of a product that was started there. */
export function databaseFile(stateDir: string): string {
  const folder = join(stateDir, "v3/d1");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const file = files.find((name) => name.endsWith(".sqlite") && !name.includes("metadata"));
  if (file === undefined) throw new Error(`there is no database in ${folder}`);
  return join(folder, file);
}

/**
 * Returns which of these games D1 records as ended. Waits for the rooms' outboxes until all are there or the
 * time is up.
 */
export async function endedGames(
  stateDir: string,
  ids: readonly string[],
  withinMs: number,
): Promise<Set<string>> {
  const until = performance.now() + withinMs;
  for (;;) {
    const database = new DatabaseSync(databaseFile(stateDir), { readOnly: true });
    const rows = database.prepare(`SELECT id FROM game WHERE ended_at IS NOT NULL`).all();
    database.close();
    const known = new Set(rows.map(({ id }) => String(id)));
    const told = new Set(ids.filter((id) => known.has(id)));
    if (told.size === ids.length || performance.now() > until) return told;
    await pause(500);
  }
}
