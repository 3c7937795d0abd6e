// `npm run backup-rehearsal`: checks that a backup of D1 can be restored. In a folder of its own it creates a
// database with the product's migrations, fills it, takes a backup the way docs/operations.md says, deletes
// the database, restores it, and compares every row of every table. Nothing else is touched.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NODE, ROOT } from "./wrangler.ts";

const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
const folder = mkdtempSync(join(tmpdir(), "hubbub-backup-"));

/** Runs a `wrangler d1` command on the database in this folder. Throws with its output when it fails. */
function d1(state: string, command: string, ...args: readonly string[]): string {
  const place = [
    "--local",
    ...(command === "execute" ? ["--persist-to", join(state, ".wrangler/state")] : []),
  ];
  const { status, stdout, stderr } = spawnSync(
    NODE,
    [WRANGLER, "d1", command, "DB", ...place, ...args],
    {
      // `export` has no --persist-to: it looks in the folder it runs in.
      cwd: command === "export" ? state : ROOT,
      encoding: "utf8",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0", CI: "1" },
    },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.trim());
  return stdout;
}

/** Returns the rows of each statement. */
function ask(state: string, sql: string): readonly unknown[][] {
  const text = d1(state, "execute", "--json", "--yes", "--command", sql);
  // SAFETY: the output of `--json`, one result per statement.
  const results = JSON.parse(text) as { readonly results: unknown[] }[];
  return results.map(({ results: rows }) => rows);
}

/** Runs every migration, as the Worker applies them, and inserts rows into the most important tables. */
function fill(state: string): void {
  const migrations = readdirSync(join(ROOT, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => readFileSync(join(ROOT, "migrations", name), "utf8"));
  const people = Array.from({ length: 500 }, (_, at) => {
    const name = `O''Brien "${at}" żółw 🐢`;
    return `INSERT INTO user (id, kind, email, email_key, name, language, created_at)
      VALUES ('u${at}', 'registered', 'u${at}@x.example', 'u${at}@x.example', '${name}', 'pl', ${at});`;
  });
  const sessions = Array.from(
    { length: 500 },
    (_, at) => `INSERT INTO session (id, token_hash, family, user_id, created_at, expires_at)
      VALUES ('s${at}', 'h${at}', 'f', 'u${at}', ${at}, ${at});`,
  );
  const file = join(folder, "fill.sql");
  writeFileSync(file, [...migrations, ...people, ...sessions].join("\n"));
  d1(state, "execute", "--yes", "--file", file);
  // What many players drew in one game is longer than a statement may be.
  const items = `SELECT json_group_array(name || hex(zeroblob(400))) FROM user`;
  d1(state, "execute", "--yes", "--command", `INSERT INTO keepsake VALUES ('g', (${items}), '[]')`);
}

/** Returns every row of every table as text. */
function everything(state: string): Map<string, string> {
  const [found = []] = ask(
    state,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
      AND name NOT LIKE '_cf_%' ORDER BY name`,
  );
  // SAFETY: the statement selects names.
  const tables = (found as { readonly name: string }[]).map(({ name }) => name);
  const rows = ask(state, tables.map((name) => `SELECT * FROM "${name}" ORDER BY 1`).join("; "));
  return new Map(tables.map((name, at) => [name, JSON.stringify(rows[at])]));
}

function rehearse(): string {
  const [lost, restored] = [join(folder, "lost"), join(folder, "restored")];
  for (const state of [lost, restored]) mkdirSync(state);
  fill(lost);
  const before = everything(lost);
  const files = takeBackup(lost);
  rmSync(lost, { recursive: true });
  const began = performance.now();
  for (const file of files) d1(restored, "execute", "--yes", "--file", file);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const after = everything(restored);
  const differ = [...before].filter(([table, text]) => after.get(table) !== text);
  if (before.size === 0 || before.size !== after.size || differ.length > 0) {
    throw new Error(
      `these tables were not restored unchanged: ${differ.map(([name]) => name).join(", ")}`,
    );
  }
  const count = JSON.parse(before.get("user") ?? "[]") as unknown[];
  return `${before.size} tables were restored unchanged, with ${count.length} accounts, in ${seconds} s`;
}

/**
 * Runs `wrangler d1 export` in the folder of its local database: first the tables, then their rows. In a
 * single file a table may come before the one it refers to, and SQLite then refuses its rows. Statements that
 * D1 would not take are shortened.
 */
function takeBackup(state: string): readonly string[] {
  // The local command only looks for `.wrangler/state` beside its configuration file.
  const config = join(state, "wrangler.toml");
  const toml = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  const [database = ""] = /\[\[d1_databases\]\][^[]*/u.exec(toml) ?? [];
  writeFileSync(config, `name = "hubbub"\ncompatibility_date = "2026-10-01"\n${database}`);
  return (["--no-data", "--no-schema"] as const).map((half, at) => {
    const file = join(folder, `backup-${at}.sql`);
    d1(state, "export", "--config", config, "--output", file, half);
    execFileSync(NODE, [join(ROOT, "scripts/shorten-rows.ts"), file]);
    return file;
  });
}

try {
  console.log(rehearse());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
