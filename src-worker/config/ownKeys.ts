import { log } from "../../src-shared/log.ts";
import type { Bindings } from "./bindings.ts";

/** The object that keeps what a service made for itself. */
const keysOf = (env: Bindings) => env.Keys.getByName("own");

/**
 * The key that second factors are sealed with, base64. It is none of AUTH_SECRETS: those are changed now and
 * then, and every enrolled app would be worth nothing.
 */
export const factorKeyOf = (env: Bindings): Promise<string> => keysOf(env).factorKey();

const completed = new WeakMap<Bindings, Bindings>();

/**
 * The environment with signing keys. Where nobody set AUTH_SECRETS the service makes random ones of its
 * own, which one object keeps (keysObject.ts), so that a first deploy works and games go on while the
 * database is away. The set-up page asks for the secret all the same.
 */
export async function withKeys(env: Bindings): Promise<Bindings> {
  if (env.AUTH_SECRETS) return env;
  const known = completed.get(env);
  if (known) return known;
  const AUTH_SECRETS = await keysOf(env).secrets();
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
