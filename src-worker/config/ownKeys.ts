import { log } from "../../src-shared/log.ts";
import type { Bindings } from "./bindings.ts";
import { withTexts } from "./variables.ts";

/** The object that stores the keys a deployment generated for itself. */
const keysOf = (env: Bindings) => env.Keys.getByName("own");

/**
 * Returns the key that seals second factors, base64. It is not one of AUTH_SECRETS: those are changed now and
 * then, which would invalidate every enrolled app.
 */
export const factorKeyOf = (env: Bindings): Promise<string> => keysOf(env).factorKey();

const completed = new WeakMap<Bindings, Bindings>();

/**
 * Returns the environment with signing keys. If AUTH_SECRETS is not set, the deployment generates random
 * keys, which one object stores (keysObject.ts). So a first deploy works, and games go on while the database
 * is unavailable. The set-up page still asks for the secret.
 */
export async function withKeys(given: Bindings): Promise<Bindings> {
  const env = withTexts(given);
  if (env.AUTH_SECRETS) return env;
  const known = completed.get(env);
  if (known) return known;
  const AUTH_SECRETS = await keysOf(env).secrets();
  log("warn", "keys.own");
  const whole: Bindings = { ...env, AUTH_SECRETS };
  completed.set(env, whole);
  return whole;
}

/** Whether this environment was configured without AUTH_SECRETS. */
export const hasOwnKeys = ({
  secrets,
}: {
  readonly secrets: readonly { readonly kid: string }[];
}) => secrets[0]?.kid === "own";
