import type { Config } from "../../config/env.ts";
import { addressOf } from "./address.ts";
import { isTooOften, tooOften } from "./rateLimit.ts";

/** How long an address is remembered to know a code, ms. */
const KNOWN_MS = 10 * 60_000;
/** Codes that one isolate remembers; then it begins anew, and whoever asks counts as guessing once more. */
const REMEMBERED = 20_000;

const known = new Map<string, number>();

function keyOf(config: Config, request: Request, code: string): string | undefined {
  const address = addressOf(config, request);
  return address === undefined ? undefined : `${address} ${code.toUpperCase()}`;
}

/**
 * Has this address found this code already? Then asking about it is no guess: a class behind one address
 * joins one room, and a phone asks again and again about the television it pairs.
 */
export function knowsCode(config: Config, request: Request, code: string, now: number): boolean {
  const key = keyOf(config, request, code);
  return key !== undefined && (known.get(key) ?? 0) > now;
}

/** This address named a code behind which there is something. */
export function foundCode(config: Config, request: Request, code: string, now: number): void {
  const key = keyOf(config, request, code);
  if (key === undefined) return;
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, now + KNOWN_MS);
}

/**
 * Refuse an address that tries too many codes, in a call that names one in its body. Answers whether it has
 * found this one before.
 */
export async function demandNoGuess(
  config: Config,
  request: Request,
  code: string,
): Promise<boolean> {
  if (knowsCode(config, request, code, Date.now())) return true;
  if (await isTooOften(config, "lookup", request)) throw tooOften("lookup");
  return false;
}
