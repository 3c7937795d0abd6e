import { log } from "../../src-shared/log.ts";
import type { Bindings } from "./bindings.ts";

const completed = new WeakMap<Bindings, Bindings>();

function freshKeys(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return JSON.stringify([{ kid: "own", secret }]);
}

/** The keys this database made for itself, made now when there are none. */
async function keysOf(d1: D1Database): Promise<string> {
  const [, , found] = await d1.batch<{ secrets: string }>([
    d1.prepare(
      `CREATE TABLE IF NOT EXISTS own_keys (id INTEGER PRIMARY KEY CHECK (id = 1), secrets TEXT NOT NULL)`,
    ),
    // Of two isolates that race, both read what the first one wrote.
    d1.prepare(`INSERT OR IGNORE INTO own_keys (id, secrets) VALUES (1, ?)`).bind(freshKeys()),
    d1.prepare(`SELECT secrets FROM own_keys WHERE id = 1`),
  ]);
  const [row] = found?.results ?? [];
  if (!row) throw new Error("the database gave no signing keys");
  return row.secrets;
}

/**
 * The environment with signing keys. Where nobody set AUTH_SECRETS the service makes random ones of its
 * own in its database, so that a first deploy works; whoever can read the database could then sign
 * tokens, so the set-up page asks for the secret. Throws while the database is away.
 */
export async function withKeys(env: Bindings): Promise<Bindings> {
  if (env.AUTH_SECRETS) return env;
  const known = completed.get(env);
  if (known) return known;
  const AUTH_SECRETS = await keysOf(env.DB);
  log("warn", "keys.own");
  const whole: Bindings = { ...env, AUTH_SECRETS };
  completed.set(env, whole);
  return whole;
}

/** Did this environment come without AUTH_SECRETS? */
export const hasOwnKeys = ({
  secrets,
}: {
  readonly secrets: readonly { readonly kid: string }[];
}) => secrets[0]?.kid === "own";
