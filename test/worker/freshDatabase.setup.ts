import { afterAll } from "vitest";
import { bindings } from "./support/support.ts";

/** What stays: the notes of D1 and SQLite, and which migrations have run. */
const KEPT =
  "name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE '%migration%'";

// All files share one Worker (vitest.worker.config.ts): each leaves the tables as it found them, empty. Rooms
// stay: no two have the same code.
afterAll(async () => {
  const tables = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND ${KEPT}`,
  ).all<{ name: string }>();
  await bindings.DB.batch([
    bindings.DB.prepare("PRAGMA defer_foreign_keys = on"),
    ...tables.results.map(({ name }) => bindings.DB.prepare(`DELETE FROM "${name}"`)),
  ]);
});
