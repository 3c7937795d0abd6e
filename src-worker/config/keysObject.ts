import { DurableObject } from "cloudflare:workers";

const KEY = "secrets";

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
 * Keeps the signing keys of a service that was given none. Not in the database: with the database away, no
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
}
