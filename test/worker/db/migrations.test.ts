import { expect, test, beforeEach } from "vitest";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { migrate } from "../../../src-worker/db/migrate.ts";
import { MIGRATIONS, type Migration } from "../../../src-worker/db/migrations.ts";
import { bindings } from "../support/support.ts";

const d1 = bindings.DB_EMPTY;
const files = import.meta.glob<string>("../../../migrations/*.sql", {
  query: "?raw",
  import: "default",
});

const schemas = import.meta.glob<Record<string, unknown>>("../../../src-worker/db/*schema.ts", {
  eager: true,
});

async function names(type: "table" | "index"): Promise<string[]> {
  const { results } = await d1
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = ? AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name`,
    )
    .bind(type)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

beforeEach(async () => {
  // Other tables refer to `user`, so it is dropped last.
  const tables = await names("table");
  for (const table of [...tables.filter((name) => name !== "user"), "user"]) {
    await d1.prepare(`DROP TABLE IF EXISTS "${table}"`).run();
  }
});

const count = (table: string) =>
  d1.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");

test("the list holds every file of the folder, in order and unchanged", async () => {
  const ids = Object.keys(files).map((path) => /([^/]+)\.sql$/u.exec(path)?.[1] ?? "");
  expect(
    MIGRATIONS.map(({ id }) => id),
    "To fix it: add the file to the list in src-worker/db/migrations.ts.",
  ).toEqual(ids.toSorted());
  for (const { id, sql } of MIGRATIONS) {
    expect(sql).toBe(await files[`../../../migrations/${id}.sql`]?.());
  }
});

test("no migration uses what D1 does not support: its own transactions, a rebuilt parent table", () => {
  for (const { id, sql } of MIGRATIONS) {
    expect(sql, id).not.toMatch(/\b(BEGIN|COMMIT|ROLLBACK|PRAGMA)\b/iu);
    expect(sql, id).not.toMatch(/DROP TABLE|RENAME TO/iu);
  }
});

test("an empty database gets all tables, and a second run changes nothing", async () => {
  expect(await migrate(d1)).toBe(MIGRATIONS.length);
  const tables = Object.values(schemas)
    .flatMap((schema) => Object.values(schema))
    .flatMap((table) => (is(table, SQLiteTable) ? [getTableName(table)] : []));
  tables.push("d1_migrations", "migration");
  tables.sort();
  expect(
    await names("table"),
    "To fix it: npm run migrations -- --name what_it_adds (CONTRIBUTING.md).",
  ).toEqual(tables);
  expect(await migrate(d1)).toBe(0);
  expect(await names("table")).toEqual(tables);
  expect(await count("d1_migrations")).toBe(MIGRATIONS.length);
});

test("existing rows, child rows too, survive later migrations", async () => {
  await migrate(d1, MIGRATIONS.slice(0, 1));
  await d1.batch([
    d1.prepare(
      `INSERT INTO user (id, kind, guest_id, language, created_at) VALUES ('u', 'guest', 'g', 'en', 1)`,
    ),
    d1.prepare(
      `INSERT INTO session (id, token_hash, family, user_id, created_at, expires_at) VALUES ('s', 'h', 'f', 'u', 1, 2)`,
    ),
    d1.prepare(
      `INSERT INTO game_player (game_id, player_id, alias, avatar_src, hex_color, robot, score, rank) VALUES ('g', 1, 'A', 'a', '#000000', 0, 0.5, 1)`,
    ),
  ]);
  const later = {
    id: "9999_later",
    sql: "ALTER TABLE `user` ADD `later` text;--> statement-breakpoint\nCREATE UNIQUE INDEX `user_later` ON `user` (`later`);",
  };
  expect(await migrate(d1, [...MIGRATIONS, later])).toBe(MIGRATIONS.length);
  expect(await migrate(d1, [...MIGRATIONS, later])).toBe(0);
  const user = await d1.prepare(`SELECT * FROM user`).first();
  expect(user).toMatchObject({
    id: "u",
    kind: "guest",
    guest_id: "g",
    language: "en",
    created_at: 1,
    later: null,
  });
  expect(await count("session")).toBe(1);
  expect(await d1.prepare(`SELECT score FROM game_player`).first("score")).toBe(0.5);
});

test("packs that were taken down stay down, but a blocked owner's only if they themselves were taken down", async () => {
  await migrate(
    d1,
    MIGRATIONS.filter(({ id }) => id < "0016"),
  );
  const user = (id: string, isBlocked: number) =>
    d1
      .prepare(
        `INSERT INTO user (id, kind, guest_id, language, created_at, is_blocked) VALUES (?, 'guest', ?, 'en', 1, ?)`,
      )
      .bind(id, id, isBlocked);
  const pack = (id: string, owner: string, isHidden: number) =>
    d1
      .prepare(
        `INSERT INTO pack (id, kind, owner_id, name, language, is_public, is_hidden, entries, created_at, updated_at)
        VALUES (?, 'word', ?, ?, 'en', 1, ?, '[]', 1, 1)`,
      )
      .bind(id, owner, id, isHidden);
  const word = (id: string, subject: string, action: string, at: number) =>
    d1
      .prepare(
        `INSERT INTO audit_entry (id, actor_id, action, subject, at, detail) VALUES (?, 'a', ?, ?, ?, '{}')`,
      )
      .bind(id, action, subject, at);
  const judged = (packId: string, verdict: string) =>
    d1
      .prepare(
        `INSERT INTO report (id, room_id, game_code, reporter_id, content, reason, created_at, verdict, pack_id)
        VALUES (?, '', '', 0, '', 'hate', 1, ?, ?)`,
      )
      .bind(packId, verdict, packId);
  await d1.batch([
    user("free", 0),
    user("blocked", 1),
    pack("shown", "free", 0),
    pack("down", "free", 1),
    pack("alongside", "blocked", 1),
    pack("condemned", "blocked", 1),
    pack("acquitted", "blocked", 1),
    pack("taken down", "blocked", 1),
    pack("put up again", "blocked", 1),
    judged("condemned", "warned"),
    judged("acquitted", "dismissed"),
    word("1", "taken down", "pack.hide", 1),
    word("2", "put up again", "pack.hide", 1),
    word("3", "put up again", "pack.show", 2),
  ]);
  await migrate(d1);
  const down = await d1.prepare(`SELECT id FROM pack WHERE is_down = 1 ORDER BY id`).all();
  expect(down.results.map(({ id }) => id)).toEqual(["condemned", "down", "taken down"]);
});

test("isolates that migrate at the same time all succeed, and each migration runs once", async () => {
  const isolates = await Promise.all(Array.from({ length: 5 }, () => migrate(d1)));
  expect(isolates).toHaveLength(5);
  expect(await count("d1_migrations")).toBe(MIGRATIONS.length);
  expect(await names("index")).toContain("session_token_hash_unique");
});

test("a migration that fails half-way leaves nothing behind, and the error names it", async () => {
  const half = {
    id: "0001_half",
    sql: "CREATE TABLE half (id TEXT);--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);",
  };
  await expect(migrate(d1, [half])).rejects.toThrow("migration 0001_half failed");
  expect(await names("table")).toEqual(["d1_migrations", "migration"]);
  expect(await count("d1_migrations")).toBe(0);
  expect(await migrate(d1)).toBe(MIGRATIONS.length);
});

/** Leaves the database as versions before 1.0.0 did after these migrations. */
async function left(migrations: readonly Migration[]): Promise<void> {
  await migrate(d1, migrations);
  await d1.prepare(`DROP TABLE d1_migrations`).run();
}

/** Returns the migrations that a version before 1.0.0 would consider missing. */
async function pendingBefore(): Promise<string[]> {
  const { results } = await d1.prepare(`SELECT id FROM migration`).all<{ id: string }>();
  const applied = new Set(results.map(({ id }) => id));
  return MIGRATIONS.map(({ id }) => id).filter((id) => !applied.has(id));
}

test("takes over a database of a version with its own list of migrations, even if only half had run", async () => {
  await left(MIGRATIONS);
  expect(await migrate(d1)).toBe(0);
  expect(await count("d1_migrations")).toBe(MIGRATIONS.length);
  await d1.batch(
    (await names("table")).toReversed().map((table) => d1.prepare(`DROP TABLE "${table}"`)),
  );
  await left(MIGRATIONS.slice(0, 5));
  expect(await migrate(d1)).toBe(MIGRATIONS.length - 5);
});

test("the previous version can be rolled back to: it finds no pending migrations", async () => {
  await migrate(d1);
  expect(await pendingBefore()).toEqual([]);
  // The same when wrangler applied the newest migration.
  const last = MIGRATIONS.at(-1)?.id;
  await d1.prepare(`DELETE FROM migration WHERE id = ?`).bind(last).run();
  expect(await pendingBefore()).toEqual([last]);
  expect(await migrate(d1)).toBe(0);
  expect(await pendingBefore()).toEqual([]);
});

test("the tables' constraints hold: guest ids are unique, and no session is without its user", async () => {
  await migrate(d1);
  const user = (id: string) =>
    d1
      .prepare(
        `INSERT INTO user (id, kind, guest_id, language, created_at) VALUES (?, 'guest', 'g', 'en', 1)`,
      )
      .bind(id);
  const session = (userId: string) =>
    d1
      .prepare(
        `INSERT INTO session (id, token_hash, family, user_id, created_at, expires_at) VALUES ('s', 'h', 'f', ?, 1, 2)`,
      )
      .bind(userId);
  await user("u1").run();
  await expect(user("u2").run()).rejects.toThrow(/UNIQUE/u);
  await expect(session("nobody").run()).rejects.toThrow(/FOREIGN KEY/u);
  await session("u1").run();
  await d1.prepare(`DELETE FROM user`).run();
  expect(await count("session")).toBe(0);
});
