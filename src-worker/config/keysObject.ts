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

/** Keys that an earlier build kept in the database; undefined: there are none. */
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
 * Keeps the signing keys of a service that was given none, and the key of second factors. Not in the database: with the database away, no
 * token could be read and no socket of a running game come back.
 */
export class Keys extends DurableObject<{ readonly DB: D1Database }> {
  /** Signing keys in the form of AUTH_SECRETS: made at the first call, the same ever after. */
  async secrets(): Promise<string> {
    const known = await this.ctx.storage.get<string>(KEY);
    if (known !== undefined) return known;
    // Asked once in the life of a service: who was logged in before stays so.
    const earlier = await keysOfDatabase(this.env.DB);
    // Of two first calls, both get what the first one made.
    return this.ctx.blockConcurrencyWhile(async () => {
      const made = (await this.ctx.storage.get<string>(KEY)) ?? earlier ?? freshKeys();
      await this.ctx.storage.put(KEY, made);
      return made;
    });
  }

  /** The key that second factors are sealed with, base64: made at the first call, the same ever after. */
  async factorKey(): Promise<string> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const known = await this.ctx.storage.get<string>(FACTOR_KEY);
      const key = known ?? textOf(crypto.getRandomValues(new Uint8Array(FACTOR_KEY_BYTES)));
      if (known === undefined) await this.ctx.storage.put(FACTOR_KEY, key);
      return key;
    });
  }
}
