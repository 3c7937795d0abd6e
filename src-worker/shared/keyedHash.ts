import { signingKey } from "../../src-shared/protocol/roomToken.ts";
import type { Deps } from "./deps.ts";

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Returns the key under which something is counted for somebody: `what`, and the HMAC-SHA-256 of `what` and
 * `whose` with the server's secret. A plain hash of a network address could be guessed within seconds.
 */
export async function keyedHash({ config }: Deps, what: string, whose: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const { key: secret } = signingKey(config.secrets);
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const data = new TextEncoder().encode(`${what}:${whose}`);
  return `${what}:${hex(await crypto.subtle.sign("HMAC", key, data))}`;
}

/** Enough digits of such a hash to distinguish thousands of people, few enough to read in a log line. */
export const SHORT = 16;

/**
 * Returns the first digits of a keyed hash: always the same for the same person, without revealing who it is.
 */
export async function shortHash(deps: Deps, what: string, whose: string): Promise<string> {
  return (await keyedHash(deps, what, whose)).slice(what.length + 1).slice(0, SHORT);
}
