import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deployedSite } from "../../scripts/deployedSite.ts";
import { NODE, ROOT } from "../../scripts/wrangler.ts";
import { databaseFile } from "../chaos/database.ts";

const state = mkdtempSync(join(tmpdir(), "make-admin-"));

function run(file: string, args: readonly string[]) {
  const env = { ...process.env, STATE_DIR: state, WRANGLER_SEND_METRICS: "false" };
  const done = spawnSync(NODE, [join(ROOT, file), ...args], { cwd: ROOT, encoding: "utf8", env });
  return { code: done.status, said: `${done.stdout}${done.stderr}` };
}

const makeAdmin = (...args: string[]) => run("scripts/make-admin.ts", args);
const d1 = (...args: string[]) =>
  run("node_modules/wrangler/bin/wrangler.js", ["d1", ...args, "--local", "--persist-to", state]);

/**
 * Opens the local database between two commands: the file that the next command's wrangler will open, too.
 */
function withDatabase<T>(look: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(databaseFile(state));
  try {
    return look(database);
  } finally {
    database.close();
  }
}

const sql = (command: string) => withDatabase((database) => database.exec(command));
const rows = (command: string) => withDatabase((database) => database.prepare(command).all());

const actions = () => rows("SELECT action FROM audit_entry").map(({ action }) => action);

beforeAll(() => {
  // Applies all migrations in one file: `migrations apply` would start workerd for each of them, and is
  // covered by test/e2e/migrations.test.ts.
  const tables = join(state, "tables.sql");
  const folder = join(ROOT, "migrations");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const texts = files.toSorted().map((name) => readFileSync(join(folder, name), "utf8"));
  writeFileSync(tables, texts.join("\n"));
  d1("execute", "DB", "--yes", "--file", tables);
  sql(
    `INSERT INTO user (id, kind, email, email_key, language, created_at, is_blocked, subscription_ends_at)
       VALUES ('ann', 'registered', 'Ann@example.com', 'ann@example.com', 'en', 1, 1, 2),
              ('bob', 'registered', 'bob@example.com', 'bob@example.com', 'en', 1, 0, 2)`,
  );
});
afterAll(() => rmSync(state, { recursive: true }));

describe("scripts/make-admin.ts", () => {
  it("tries again if the server is writing to the database", async () => {
    const server = new DatabaseSync(databaseFile(state));
    server.exec("BEGIN IMMEDIATE");
    const env = { ...process.env, STATE_DIR: state, WRANGLER_SEND_METRICS: "false" };
    const script = join(ROOT, "scripts/make-admin.ts");
    const command = spawn(NODE, [script, "dan@example.com", "--create"], { cwd: ROOT, env });
    // By then it has either met the lock, or failed.
    const [said] = await Promise.race([once(command.stderr, "data"), once(command, "exit")]);
    server.exec("COMMIT");
    server.close();
    expect(String(said)).toContain("Trying again");
    expect(await once(command, "exit")).toEqual([0, null]);
    expect(rows("SELECT is_admin FROM user WHERE email = 'dan@example.com'")).toMatchObject([
      { is_admin: 1 },
    ]);
    sql("DELETE FROM user WHERE email = 'dan@example.com'; DELETE FROM audit_entry");
  });

  it("makes exactly this account an admin, whose time never ends, and notes it", () => {
    expect(makeAdmin(" ANN@Example.com ")).toMatchObject({ code: 0 });
    expect(
      rows("SELECT id, is_blocked, subscription_ends_at FROM user WHERE is_admin = 1"),
    ).toMatchObject([{ id: "ann", is_blocked: 0, subscription_ends_at: null }]);
    expect(actions()).toContain("user.change");
  });

  it("shows a readmitted user's packs again, except those that were taken down", () => {
    sql(
      `UPDATE user SET is_blocked = 1 WHERE id = 'bob';
       INSERT INTO pack (id, kind, owner_id, name, language, is_public, is_hidden, is_down, entries, created_at, updated_at)
         VALUES ('fine', 'word', 'bob', 'x', 'en', 1, 1, 0, '[]', 1, 1),
                ('bad', 'word', 'bob', 'x', 'en', 1, 1, 1, '[]', 1, 1)`,
    );
    expect(makeAdmin("bob@example.com")).toMatchObject({ code: 0 });
    expect(rows("SELECT id, is_hidden FROM pack ORDER BY id DESC")).toEqual([
      { id: "fine", is_hidden: 0 },
      { id: "bad", is_hidden: 1 },
    ]);
    sql("UPDATE user SET is_admin = 0 WHERE id = 'bob'");
  });

  it("gives unlimited time to a user who once paid, and whose trial is long over", () => {
    sql(
      "UPDATE user SET has_paid = 1, trial_ends_at = 1, subscription_ends_at = 2 WHERE id = 'bob'",
    );
    expect(makeAdmin("bob@example.com")).toMatchObject({ code: 0 });
    // The next payment recalculates the subscription's end, starting from that of the trial.
    expect(rows("SELECT subscription_ends_at, trial_ends_at FROM user WHERE id = 'bob'")).toEqual([
      { subscription_ends_at: null, trial_ends_at: null },
    ]);
    sql("UPDATE user SET is_admin = 0 WHERE id = 'bob'");
  });

  it("removes a lost second factor from this account only, and notes it", () => {
    sql(`INSERT INTO second_factor (user_id, secret, since) VALUES ('ann', 'x', 1), ('bob', 'x', 1);
        INSERT INTO recovery_code (user_id, code_hash) VALUES ('ann', 'a'), ('bob', 'b')`);
    const left = () =>
      rows("SELECT f.user_id, code_hash FROM second_factor f JOIN recovery_code USING (user_id)");
    expect(makeAdmin("ann@example.com")).toMatchObject({ code: 0 });
    expect(left()).toHaveLength(2);
    expect(makeAdmin("ann@example.com", "--reset-factor")).toMatchObject({ code: 0 });
    expect(left()).toMatchObject([{ user_id: "bob", code_hash: "b" }]);
    expect(actions()).toContain("user.resetFactor");
  });

  it("removes everybody's second factor, one by one, and makes nobody an admin by that", () => {
    sql(`UPDATE user SET is_admin = 0, is_blocked = 1, subscription_ends_at = 2 WHERE id = 'bob';
        INSERT OR IGNORE INTO second_factor (user_id, secret, since) VALUES ('bob', 'x', 1)`);
    const reset = makeAdmin("bob@example.com", "--reset-factor");
    expect(reset.code, reset.said).toBe(0);
    expect(reset.said).toContain("bob@example.com has no second factor any more");
    expect(rows("SELECT 1 FROM second_factor WHERE user_id = 'bob'")).toEqual([]);
    expect(
      rows("SELECT is_admin, is_blocked, subscription_ends_at FROM user WHERE id = 'bob'"),
    ).toEqual([{ is_admin: 0, is_blocked: 1, subscription_ends_at: 2 }]);
    sql("UPDATE user SET is_blocked = 0 WHERE id = 'bob'");
  });

  it("gives nothing to somebody whose address only looks like the one that was typed", () => {
    // Two such addresses cannot both have an account, and this one came first.
    sql(
      `INSERT INTO user (id, kind, email, email_key, name, language, created_at)
         VALUES ('eve', 'registered', 'évita@example.com', 'evita@example.com', 'Eve', 'en', 1)`,
    );
    for (const more of [[], ["--create"], ["--reset-factor"]]) {
      const { code, said } = makeAdmin("Evita@example.com", ...more);
      expect(code, said).toBe(1);
      expect(said).toContain("No account has the address Evita@example.com");
    }
    expect(rows("SELECT is_admin FROM user WHERE id = 'eve'")).toEqual([{ is_admin: 0 }]);
    expect(rows("SELECT 1 FROM mail_token WHERE user_id = 'eve'")).toEqual([]);
    expect(makeAdmin("ÉVITA@example.com")).toMatchObject({ code: 0 });
    sql("DELETE FROM user WHERE id = 'eve'");
  });

  it("changes nothing when the site's address is not one", () => {
    const before = rows("SELECT id FROM user WHERE is_admin = 1");
    for (const options of [["--create"], ["--create", "--reset-factor"]]) {
      const made = makeAdmin("eve@example.com", ...options, "--site", "my site");
      expect(made).toMatchObject({ code: 1 });
      expect(made.said).toContain("my site is not a web address");
    }
    expect(rows("SELECT id FROM user WHERE is_admin = 1")).toEqual(before);
    expect(rows("SELECT id FROM user WHERE email = 'eve@example.com'")).toEqual([]);
  });

  it("prints the address of the site whose database it writes to, never that of staging", () => {
    const file = join(state, "wrangler.toml");
    const site = (own: string, env?: string) => {
      const staging = `[env.staging.vars]\nSITE_URL = "https://staging.example"`;
      writeFileSync(file, `name = "hubbub"\n${own}\n${staging}`);
      return deployedSite(file, env);
    };
    expect(site("")).toBeUndefined();
    expect(site("[vars]\nSITE_URL = 'party.example'")).toBe("https://party.example");
    expect(site("[vars]\nSITE_URL = 'party.example'", "staging")).toBe("https://staging.example");
  });

  it("creates a confirmed account without a mail, and stores its login link only as a hash", () => {
    const made = makeAdmin("carla@example.com", "--create", "--site", "https://party.example/x");
    expect(made).toMatchObject({ code: 0 });
    const [, token = ""] =
      /https:\/\/party\.example\/account\/loginLink\?ltoken=([0-9a-f]{64})/u.exec(made.said) ?? [];
    const results =
      rows(`SELECT u.is_admin, u.verified_at > 0 AS proved, u.subscription_ends_at, t.token_hash
          FROM user u JOIN mail_token t ON t.user_id = u.id WHERE t.email_key = 'carla@example.com'`);
    const hash = createHash("sha256").update(token).digest("hex");
    expect(results).toEqual([
      { is_admin: 1, proved: 1, subscription_ends_at: null, token_hash: hash },
    ]);
    // Running it again gives the same account another link.
    const again = makeAdmin("carla@example.com", "--create");
    expect(again).toMatchObject({
      code: 0,
      said: expect.stringContaining("http://localhost:8787"),
    });
    expect(rows("SELECT id FROM user WHERE email_key LIKE 'carla%'")).toHaveLength(1);
  });

  it("says what is missing and changes nothing", () => {
    expect(makeAdmin()).toMatchObject({ code: 1, said: expect.stringContaining("EMAIL") });
    expect(makeAdmin("no address")).toMatchObject({ code: 1 });
    const nobody = makeAdmin("o'hara@example.com");
    expect(nobody).toMatchObject({ code: 1, said: expect.stringContaining("sign up") });
    expect(
      rows(
        "SELECT id FROM user WHERE is_admin = 1 AND email_key NOT IN ('ann@example.com', 'carla@example.com')",
      ),
    ).toEqual([]);
  });
});
