import { scrypt } from "node:crypto";
import { PASSWORD_COST } from "./passwordCost.ts";

const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

type Parameters = Readonly<Record<"N" | "r" | "p", number>>;

interface StoredHash {
  readonly parameters: Parameters;
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

function derive(password: string, salt: Uint8Array, parameters: Parameters, bytes: number) {
  // Two keyboards may send the same password as different code points.
  const typed = password.normalize("NFKC");
  return new Promise<Uint8Array>((resolve, reject) => {
    scrypt(typed, salt, bytes, { ...parameters, maxmem: MAX_MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(new Uint8Array(key));
    });
  });
}

function store({ parameters: { N, r, p }, salt, key }: StoredHash): string {
  return ["scrypt", N, r, p, toBase64(salt), toBase64(key)].join("$");
}

function parse(stored: string): StoredHash | undefined {
  const [name, N, r, p, salt, key] = stored.split("$");
  if (name !== "scrypt" || salt === undefined || key === undefined) return undefined;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  return { parameters, salt: fromBase64(salt), key: fromBase64(key) };
}

/** Returns what is stored of a password: its scrypt hash with a salt of its own, and the parameters. */
export async function hashPassword(
  password: string,
  parameters: Parameters = PASSWORD_COST,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return store({ parameters, salt, key: await derive(password, salt, parameters, KEY_BYTES) });
}

const NOBODY: StoredHash = {
  parameters: PASSWORD_COST,
  salt: new Uint8Array(SALT_BYTES),
  key: new Uint8Array(KEY_BYTES),
};

/**
 * Whether this is the password. Without a stored hash it never is, but the check takes just as long, so that
 * the response time does not reveal whether there is an account.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? undefined : parse(stored);
  const { parameters, salt, key } = known ?? NOBODY;
  const derived = await derive(password, salt, parameters, key.length);
  return crypto.subtle.timingSafeEqual(derived, key) && known !== undefined;
}

/** Whether this hash was made with weaker parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  const parameters = parse(stored)?.parameters;
  if (!parameters) return true;
  const { N, r, p } = parameters;
  return N * r * p < PASSWORD_COST.N * PASSWORD_COST.r * PASSWORD_COST.p;
}
