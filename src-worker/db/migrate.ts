import { MIGRATIONS, type Migration } from "./migrations.ts";

const BREAKPOINT = "--> statement-breakpoint";

function statements(sql: string): string[] {
  return sql
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/**
 * Wrangler's own table, as `wrangler d1 migrations apply` makes it, so that command and Worker agree on what has
 * run. https://developers.cloudflare.com/d1/reference/migrations/
 */
const WRANGLERS_TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Where versions before 1.0.0 noted the same. It is read, and written on, for as long as somebody may roll back to
 * such a version, which would take an empty table for an empty database.
 */
const OLD_TABLE = `CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)`;

/** Name of the file, as wrangler notes it. */
const fileOf = (id: string) => `${id}.sql`;

/** What each of the two tables says has run, as names of files. Throws where they are not there yet. */
async function notesOf(d1: D1Database): Promise<{ wranglers: Set<string>; old: Set<string> }> {
  const [wranglers, old] = await d1.batch<{ name: string }>([
    d1.prepare(`SELECT name FROM d1_migrations`),
    d1.prepare(`SELECT id || '.sql' AS name FROM migration`),
  ]);
  const names = (result = wranglers) => new Set(result?.results.map(({ name }) => name));
  return { wranglers: names(), old: names(old) };
}

/** What has run, after either table got what only the other knew. An isolate's first call reads and no more. */
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
 * Apply what this database has not seen yet, oldest first. Each migration and the notes that it was
 * applied are one D1 batch, that is one transaction: of two that race, isolates or `wrangler d1 migrations
 * apply`, one fails and has changed nothing. Returns how many were pending; throws when one cannot be applied.
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
