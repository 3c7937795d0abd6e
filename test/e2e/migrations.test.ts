import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { unusedPort } from "../../scripts/front.ts";
import { ProductRuntime } from "../../scripts/productRuntime.ts";
import { healthy, NODE, ROOT } from "../../scripts/wrangler.ts";
import { databaseFile } from "../chaos/database.ts";

/** A new, empty folder for a database, until the test ends. */
function untouched(): string {
  const folder = mkdtempSync(join(tmpdir(), "hubbub-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `npx wrangler d1 migrations apply` on this product's database, as its operator would. */
function apply(stateDir: string) {
  const script = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const { status, stdout, stderr } = spawnSync(
    NODE,
    [script, "d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDir],
    { cwd: ROOT, encoding: "utf8", env: { ...process.env, CI: "1" } },
  );
  return { status, said: `${stdout}${stderr}` };
}

/** Removes wrangler's table: older versions of the product kept a record of their own. */
function forgetMigrations(stateDir: string): void {
  const database = new DatabaseSync(databaseFile(stateDir));
  database.exec("DROP TABLE d1_migrations");
  database.close();
}

/**
 * Starts the product on this database, which migrates its tables, and returns the status of its health check.
 */
async function health(stateDir: string): Promise<number> {
  const port = await unusedPort();
  const product = await ProductRuntime.start(inject("bundle"), { port, stateDir });
  try {
    await healthy(port, 60_000);
    return (await fetch(`http://localhost:${port}/api/v1/health`)).status;
  } finally {
    await product.kill();
  }
}

describe("wrangler's migrations and the Worker's agree on what has run", () => {
  it("when wrangler runs first, then the Worker", async () => {
    const stateDir = untouched();
    expect(apply(stateDir)).toMatchObject({ status: 0 });
    expect(await health(stateDir)).toBe(200);
  });

  it("when the Worker runs first, then wrangler, even if an older version kept its own list", async () => {
    const stateDir = untouched();
    expect(await health(stateDir)).toBe(200);
    expect(apply(stateDir).said).toContain("No migrations to apply");

    forgetMigrations(stateDir);
    const tooEarly = apply(stateDir);
    expect(tooEarly.status).not.toBe(0);
    expect(tooEarly.said).toContain("already exists");
    expect(await health(stateDir)).toBe(200);
    expect(apply(stateDir).said).toContain("No migrations to apply");
  });
});
