import { afterAll } from "vitest";
import { bindings } from "./support/support.ts";

/** Tables that are kept: the internal ones of D1 and SQLite, and the list of applied migrations. */
const KEPT =
  "name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE '%migration%'";

// All files share one Worker (vitest.worker.config.ts), so each empties the tables when it is done. Rooms
// stay, since no two have the same code.
afterAll(async () => {
  const tables = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND ${KEPT}`,
  ).all<{ name: string }>();
  await bindings.DB.batch([
    bindings.DB.prepare("PRAGMA defer_foreign_keys = on"),
    ...tables.results.map(({ name }) => bindings.DB.prepare(`DELETE FROM "${name}"`)),
  ]);
});
