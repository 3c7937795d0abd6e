// npm run admin -- EMAIL [--create] [--reset-factor] [--remote] [--site ADDRESS]
//
// Makes the account with this email address an admin. With --create, a missing account is created, and a
// link is printed that logs in to it once within an hour, so no mail is needed. --reset-factor removes the second
// factor of somebody who lost both app and recovery codes; without --create it changes nothing else, so whoever
// is no admin does not become one. Without --remote, it uses the database of this machine (STATE_DIR, or else
// .wrangler/state); with it, that of the site, or with CLOUDFLARE_ENV=staging that of staging. --site is the
// address the link begins with, if SITE_URL is not set in wrangler.toml.
import { spawnSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseEmail, type EmailAddressParts } from "../src-shared/text/emailAddress.ts";
import { webOrigin } from "../src-shared/text/webOrigin.ts";
import { mailLink } from "../src-shared/protocol/mailLinks.ts";
import { argumentsOf, introduction } from "./arguments.ts";
import { deployedSite } from "./deployedSite.ts";
import { portIn, stateDirIn } from "./settings.ts";
import { NODE, ROOT } from "./wrangler.ts";

/** How long a printed link works, ms. */
const LINK_WORKS_MS = 60 * 60_000;

/** Quotes a text for SQL. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Condition: the account with this address, in capitals or not. The key alone is not enough: a stranger's address
 * that only looks like this one has the same key.
 */
function theirs({ email, emailKey }: EmailAddressParts): string {
  // SQLite's own lower() changes only a to z.
  const spellings = [email, email.toLowerCase(), email.toUpperCase()];
  const same = spellings.map((one) => `lower(${quoted(one)})`).join(", ");
  return `email_key = ${quoted(emailKey)} AND lower(email) IN (${same}) AND kind = 'registered'`;
}

/** SQL that inserts an audit log entry about this account. */
const noted = (whose: EmailAddressParts, now: number, action: string, detail: string) =>
  `INSERT INTO audit_entry (id, at, actor_id, action, subject, detail)
     SELECT ${quoted(randomUUID())}, ${now}, 'scripts/make-admin.ts', ${quoted(action)}, id,
       ${quoted(detail)} FROM user WHERE ${theirs(whose)}`;

/**
 * SQL that creates an account if none has this address. The address counts as verified, since only somebody
 * with write access to the database can run this.
 */
function creation({ email, emailKey }: EmailAddressParts, now: number): string[] {
  const name = email.slice(0, email.indexOf("@")).slice(0, 20);
  const values = [randomUUID(), "registered", email, emailKey, name, "en"].map(quoted).join(", ");
  return [
    `INSERT INTO user (id, kind, email, email_key, name, language, created_at, verified_at)
       VALUES (${values}, ${now}, ${now}) ON CONFLICT (email_key) DO NOTHING`,
  ];
}

/**
 * SQL that makes an account an admin without an end of subscription or trial, and records it in the audit
 * log.
 */
function promotion(whose: EmailAddressParts, now: number): string[] {
  return [
    noted(whose, now, "user.change", '{"isAdmin":true}'),
    // The same as when an admin unblocks an account.
    `UPDATE pack SET is_hidden = is_down
       WHERE owner_id IN (SELECT id FROM user WHERE ${theirs(whose)} AND is_blocked = 1)`,
    `UPDATE user SET is_admin = 1, is_blocked = 0, subscription_ends_at = NULL, trial_ends_at = NULL
       WHERE ${theirs(whose)} RETURNING email`,
  ];
}

/** SQL that removes the second factor of an account, and records it in the audit log. */
function reset(whose: EmailAddressParts, now: number): string[] {
  return [
    noted(whose, now, "user.resetFactor", "{}"),
    ...["recovery_code", "second_factor"].map(
      (table) =>
        `DELETE FROM ${table} WHERE user_id IN (SELECT id FROM user WHERE ${theirs(whose)})`,
    ),
  ];
}

/**
 * SQL that stores the hash of a login token, as the Worker does for a mailed link
 * (src-worker/mail/mailToken.ts).
 */
function loginToken(whose: EmailAddressParts, token: string, now: number): string[] {
  const hash = createHash("sha256").update(token).digest("hex");
  return [
    `INSERT INTO mail_token (token_hash, purpose, user_id, email, email_key, language, created_at, expires_at)
       SELECT ${quoted(hash)}, 'login', id, ${quoted(whose.email)}, email_key, language, ${now},
         ${now + LINK_WORKS_MS} FROM user WHERE ${theirs(whose)}`,
  ];
}

/** Runs `wrangler d1 …` on the database and returns its output and exit status. */
function d1(isRemote: boolean, ...args: readonly string[]) {
  const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const state = stateDirIn(process.env);
  const place = isRemote ? ["--remote"] : ["--local", "--persist-to", state];
  return spawnSync(NODE, [wrangler, "d1", ...args, ...place], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0", CI: "1" },
  });
}

/** How often a database is tried that a running server is writing to. Each try takes seconds. */
const TRIES = 5;

/** Runs a query on the database, again if a running server is writing to it at that moment. */
function patiently(isRemote: boolean, ...args: readonly string[]) {
  for (let left = TRIES; ; left -= 1) {
    const done = d1(isRemote, ...args);
    if (left === 1 || !done.stdout.includes("SQLITE_BUSY")) return done;
    console.error("The server is writing to the database. Trying again.");
  }
}

/**
 * Runs SQL, after creating the tables if the database has none yet. Returns the rows of the last statement.
 */
function execute(statements: readonly string[], isRemote: boolean): unknown[] {
  const command = ["execute", "DB", "--json", "--yes", "--command", statements.join("; ")];
  const isEmpty = (said: string) => said.includes("no such table");
  let done = patiently(isRemote, ...command);
  if (isEmpty(done.stdout)) {
    d1(isRemote, "migrations", "apply", "DB");
    done = patiently(isRemote, ...command);
  }
  if (done.status !== 0) throw new Error(`${done.stdout}\n${done.stderr}`.trim());
  // SAFETY: the output of `--json`, one result per statement.
  const results = JSON.parse(done.stdout) as { readonly results: unknown[] }[];
  return results.at(-1)?.results ?? [];
}

/** Origin of the site: as given, as in wrangler.toml, or on this machine; undefined when it is not known. */
function siteAt(told: string | undefined, isRemote: boolean): string | undefined {
  if (told !== undefined) {
    const site = webOrigin(told);
    if (site === undefined) throw new Error(`--site ${told} is not a web address.`);
    return site;
  }
  if (!isRemote) return `http://localhost:${portIn(process.env, 8787)}`;
  return deployedSite(join(ROOT, "wrangler.toml"), process.env["CLOUDFLARE_ENV"]);
}

function main(): string {
  const { values, positionals } = argumentsOf(import.meta.url, {
    allowPositionals: true,
    options: {
      create: { type: "boolean", default: false },
      "reset-factor": { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
      site: { type: "string" },
    },
  });
  const [typed, ...rest] = positionals;
  const address = typed === undefined ? undefined : parseEmail(typed);
  if (!address || rest.length > 0) throw new Error(introduction(import.meta.url));
  const now = Date.now();
  const token = randomBytes(32).toString("hex");
  // Before anything is changed: it throws if the address is not one.
  const site = siteAt(values.site, values.remote);
  const isReset = values["reset-factor"];
  const isPromoted = values.create || !isReset;
  const rows = execute(
    [
      ...(values.create ? creation(address, now) : []),
      ...(isReset ? reset(address, now) : []),
      ...(values.create ? loginToken(address, token, now) : []),
      ...(isPromoted
        ? promotion(address, now)
        : [`SELECT email FROM user WHERE ${theirs(address)}`]),
    ],
    values.remote,
  );
  if (rows.length === 0) {
    throw new Error(
      `No account has the address ${address.email}: sign up and confirm the address first, or add --create.`,
    );
  }
  if (!isPromoted) return `${address.email} has no second factor any more.`;
  const done = `${address.email} is an admin from the next login on. First, /admin asks for a second factor.`;
  if (!values.create) return done;
  return `${done}

This link logs in once, within an hour. Do not share it:

  ${mailLink(site ?? "https://YOUR-SITE", "login", token)}
${site === undefined ? "\nReplace https://YOUR-SITE with the address of your site, or use --site.\n" : ""}`;
}

try {
  console.log(main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
