import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import { parseEmail } from "../src-shared/text/emailAddress.ts";
import { NODE, ROOT } from "./wrangler.ts";

const USAGE = `npm run admin -- EMAIL [--reset-factor] [--remote]

Makes the account with this address an admin. With --reset-factor it loses its second factor as well, for an
admin whose app and recovery codes are gone. Without --remote: in the database of this machine
(STATE_DIR, else .wrangler/state).`;

/** A text as SQL has it. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What makes an account an admin, whose time then never ends, and notes it in the audit log. */
function statements(emailKey: string, now: number): string {
  const isTheirs = `email_key = ${quoted(emailKey)} AND kind = 'registered'`;
  return [
    `INSERT INTO audit_entry (id, at, actor_id, action, subject, detail)
       SELECT ${quoted(randomUUID())}, ${now}, 'scripts/make-admin.ts', 'user.change', id,
         '{"isAdmin":true}' FROM user WHERE ${isTheirs}`,
    `UPDATE user SET is_admin = 1, is_blocked = 0, subscription_ends_at = NULL WHERE ${isTheirs}
       RETURNING email`,
  ].join("; ");
}

/** What takes the second factor of an account away, and notes it in the audit log. */
function resetStatements(emailKey: string, now: number): string {
  const isTheirs = `email_key = ${quoted(emailKey)} AND kind = 'registered'`;
  return [
    `INSERT INTO audit_entry (id, at, actor_id, action, subject, detail)
       SELECT ${quoted(randomUUID())}, ${now}, 'scripts/make-admin.ts', 'user.resetFactor', id,
         '{}' FROM user WHERE ${isTheirs}`,
    ...["recovery_code", "second_factor"].map(
      (table) => `DELETE FROM ${table} WHERE user_id IN (SELECT id FROM user WHERE ${isTheirs})`,
    ),
  ].join("; ");
}

/** Run SQL; the rows of its last statement. Throws with what wrangler said. */
function execute(sql: string, isRemote: boolean): unknown[] {
  const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const state = resolve(ROOT, process.env["STATE_DIR"] ?? ".wrangler/state");
  const place = isRemote ? ["--remote"] : ["--local", "--persist-to", state];
  const args = [wrangler, "d1", "execute", "DB", ...place, "--json", "--yes", "--command", sql];
  const { status, stdout, stderr } = spawnSync(NODE, args, {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" },
  });
  if (stdout.includes("no such table")) {
    throw new Error("This database is empty: open the site once, sign up and confirm first.");
  }
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.trim());
  // SAFETY: what `--json` prints: one result for each statement.
  const results = JSON.parse(stdout) as { readonly results: unknown[] }[];
  return results.at(-1)?.results ?? [];
}

function main(args: readonly string[]): string {
  const isRemote = args.includes("--remote");
  const isReset = args.includes("--reset-factor");
  const [typed, ...rest] = args.filter((arg) => arg !== "--remote" && arg !== "--reset-factor");
  const address = typed === undefined ? undefined : parseEmail(typed);
  if (!address || rest.length > 0) throw new Error(USAGE);
  const now = Date.now();
  const reset = isReset ? `${resetStatements(address.emailKey, now)}; ` : "";
  const rows = execute(reset + statements(address.emailKey, now), isRemote);
  if (rows.length === 0) {
    throw new Error(`No account has the address ${address.email}: sign up and confirm it first.`);
  }
  return `${address.email} is an admin from the next login on. /admin asks for a second factor first.`;
}

try {
  console.log(main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
