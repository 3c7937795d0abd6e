import { MIGRATIONS, type Migration } from "./migrations.ts";

const BREAKPOINT = "--> statement-breakpoint";

function statements(sql: string): string[] {
  return sql
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

async function appliedIds(d1: D1Database): Promise<Set<string>> {
  await d1
    .prepare(
      `CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)`,
    )
    .run();
  const { results } = await d1.prepare(`SELECT id FROM migration`).all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

/**
 * Apply what this database has not seen yet, oldest first. Each migration and the note that it was
 * applied are one D1 batch, that is one transaction: of two isolates that race, one fails at the
 * note and has changed nothing. Returns how many were pending; throws when one cannot be applied.
 */
export async function migrate(
  d1: D1Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<number> {
  const applied = await appliedIds(d1);
  const pending = migrations.filter(({ id }) => !applied.has(id));
  for (const { id, sql } of pending) {
    const note = d1
      .prepare(`INSERT INTO migration (id, applied_at) VALUES (?, ?)`)
      .bind(id, Date.now());
    try {
      await d1.batch([note, ...statements(sql).map((statement) => d1.prepare(statement))]);
    } catch (error) {
      const wasRaced = (await appliedIds(d1)).has(id);
      if (!wasRaced) throw new Error(`migration ${id} failed`, { cause: error });
    }
  }
  return pending.length;
}
