import { DurableObject } from "cloudflare:workers";
import { textOf } from "../../src-shared/base64.ts";

const KEY = "secrets";
const FACTOR_KEY = "factorKey";
const FACTOR_KEY_BYTES = 32;

function freshKeys(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return JSON.stringify([{ kid: "own", secret }]);
}

/** Reads the keys that an earlier build stored in the database; undefined if there are none. */
async function keysOfDatabase(d1: D1Database): Promise<string | undefined> {
  const table = await d1
    .prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'own_keys'`)
    .first();
  if (!table) return undefined;
  const row = await d1
    .prepare(`SELECT secrets FROM own_keys WHERE id = 1`)
    .first<{ secrets: string }>();
  return row?.secrets;
}

/**
 * Stores the signing keys of a deployment without configured ones, and the key of second factors. They are
 * not in the database: if that were unavailable, no token could be verified and no socket of a running game
 * could reconnect.
 */
export class Keys extends DurableObject<{ readonly DB: D1Database }> {
  /** Returns the signing keys in the form of AUTH_SECRETS: created at the first call and never changed. */
  async secrets(): Promise<string> {
    const known = await this.ctx.storage.get<string>(KEY);
    if (known !== undefined) return known;
    // Needed once in the life of a deployment: people who were logged in stay logged in.
    const earlier = await keysOfDatabase(this.env.DB);
    // Of two first calls, both return what the first one created.
    return this.ctx.blockConcurrencyWhile(async () => {
      const made = (await this.ctx.storage.get<string>(KEY)) ?? earlier ?? freshKeys();
      await this.ctx.storage.put(KEY, made);
      return made;
    });
  }

  /** Returns the key that seals second factors, base64: created at the first call and never changed. */
  async factorKey(): Promise<string> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const known = await this.ctx.storage.get<string>(FACTOR_KEY);
      const key = known ?? textOf(crypto.getRandomValues(new Uint8Array(FACTOR_KEY_BYTES)));
      if (known === undefined) await this.ctx.storage.put(FACTOR_KEY, key);
      return key;
    });
  }
}
