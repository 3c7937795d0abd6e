import { MIGRATIONS, type Migration } from "./migrations.ts";

const BREAKPOINT = "--> statement-breakpoint";

function statements(sql: string): string[] {
  return sql
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/**
 * Wrangler's own table, as `wrangler d1 migrations apply` creates it, so that this command and the Worker
 * agree on which migrations were applied. https://developers.cloudflare.com/d1/reference/migrations/
 */
const WRANGLERS_TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Where versions before 1.0.0 recorded the same. It is read and kept up to date for as long as somebody may
 * roll back to such a version, which would take an empty table for an empty database.
 */
const OLD_TABLE = `CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)`;

/** Name of the file, as wrangler records it. */
const fileOf = (id: string) => `${id}.sql`;

/**
 * Returns the applied migrations from each of the two tables, as file names. Throws if the tables do not
 * exist yet.
 */
async function notesOf(d1: D1Database): Promise<{ wranglers: Set<string>; old: Set<string> }> {
  const [wranglers, old] = await d1.batch<{ name: string }>([
    d1.prepare(`SELECT name FROM d1_migrations`),
    d1.prepare(`SELECT id || '.sql' AS name FROM migration`),
  ]);
  const names = (result = wranglers) => new Set(result?.results.map(({ name }) => name));
  return { wranglers: names(), old: names(old) };
}

/**
 * Returns the applied migrations, after adding to each table what only the other one had. Usually an
 * isolate's first call only reads.
 */
async function appliedFiles(d1: D1Database): Promise<Set<string>> {
  const { wranglers, old } = await notesOf(d1).catch(async () => {
    await d1.batch([d1.prepare(WRANGLERS_TABLE), d1.prepare(OLD_TABLE)]);
    return notesOf(d1);
  });
  const applied = new Set([...wranglers, ...old]);
  if (applied.size > wranglers.size || applied.size > old.size) {
    await d1.batch([
      d1.prepare(
        `INSERT OR IGNORE INTO d1_migrations (name) SELECT id || '.sql' FROM migration ORDER BY id`,
      ),
      d1
        .prepare(
          `INSERT OR IGNORE INTO migration (id, applied_at)
             SELECT substr(name, 1, length(name) - 4), ? FROM d1_migrations WHERE name LIKE '%.sql'`,
        )
        .bind(Date.now()),
    ]);
  }
  return applied;
}

/**
 * Applies the pending migrations, oldest first. Each migration and the records of it are one D1 batch, which
 * is one transaction: if two isolates, or an isolate and `wrangler d1 migrations apply`, run at the same
 * time, one of them fails and changes nothing. Returns how many were pending; throws if one cannot be
 * applied.
 */
export async function migrate(
  d1: D1Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<number> {
  const applied = await appliedFiles(d1);
  const pending = migrations.filter(({ id }) => !applied.has(fileOf(id)));
  for (const { id, sql } of pending) {
    const notes = [
      d1.prepare(`INSERT INTO d1_migrations (name) VALUES (?)`).bind(fileOf(id)),
      d1.prepare(`INSERT INTO migration (id, applied_at) VALUES (?, ?)`).bind(id, Date.now()),
    ];
    try {
      await d1.batch([...notes, ...statements(sql).map((statement) => d1.prepare(statement))]);
    } catch (error) {
      const wasRaced = (await appliedFiles(d1)).has(fileOf(id));
      if (!wasRaced) throw new Error(`migration ${id} failed`, { cause: error });
    }
  }
  return pending.length;
}
