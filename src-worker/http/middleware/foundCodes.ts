import type { Config } from "../../config/env.ts";
import { addressOf } from "./address.ts";
import { isTooOften, tooOften } from "./rateLimit.ts";

/** How long it is remembered that an address knows a code, ms. */
const KNOWN_MS = 10 * 60_000;
/**
 * How many codes one isolate remembers. Then all are forgotten, and the next request with a code counts as a
 * guess again.
 */
const REMEMBERED = 20_000;

const known = new Map<string, number>();

function keyOf(config: Config, request: Request, code: string): string | undefined {
  const address = addressOf(config, request);
  return address === undefined ? undefined : `${address} ${code.toUpperCase()}`;
}

/**
 * Whether this address has already found this code, so that a request with it is no guess: a class behind one
 * address joins the same room, and a phone keeps polling the television it pairs.
 */
export function knowsCode(config: Config, request: Request, code: string, now: number): boolean {
  const key = keyOf(config, request, code);
  return key !== undefined && (known.get(key) ?? 0) > now;
}

/** Remembers that this address named a code that leads somewhere. */
export function foundCode(config: Config, request: Request, code: string, now: number): void {
  const key = keyOf(config, request, code);
  if (key === undefined) return;
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, now + KNOWN_MS);
}

/**
 * Refuses an address that tries too many codes, in a call that names one in its body. Returns whether the
 * address has found this one before.
 */
export async function limitGuesses(
  config: Config,
  request: Request,
  code: string,
): Promise<boolean> {
  if (knowsCode(config, request, code, Date.now())) return true;
  if (await isTooOften(config, "lookup", request)) throw tooOften("lookup");
  return false;
}
