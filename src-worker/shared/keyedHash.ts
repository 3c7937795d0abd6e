import { signingKey } from "../../src-shared/protocol/roomToken.ts";
import type { Deps } from "./deps.ts";

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The key under which something is counted for somebody: what, and HMAC-SHA-256 of it and of whose it is, by
 * our own secret. A plain hash of a network address is guessed in seconds.
 */
export async function keyedHash({ config }: Deps, what: string, whose: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const { key: secret } = signingKey(config.secrets);
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const data = new TextEncoder().encode(`${what}:${whose}`);
  return `${what}:${hex(await crypto.subtle.sign("HMAC", key, data))}`;
}

/** So much of such a hash tells some thousands of people apart, and is read in a line of a log. */
const SHORT = 16;

/** The beginning of a keyed hash, without what it is of: the same person has the same, and nobody knows whose. */
export async function shortHash(deps: Deps, what: string, whose: string): Promise<string> {
  return (await keyedHash(deps, what, whose)).slice(what.length + 1).slice(0, SHORT);
}
