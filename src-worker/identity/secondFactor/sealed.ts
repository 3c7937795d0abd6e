import { bytesOf, textOf } from "../../../src-shared/base64.ts";
import type { Deps } from "../../shared/deps.ts";

const CIPHER = "AES-GCM";
/** NIST SP 800-38D, section 8.2.2: random ones need at least 96 bits. */
const IV_BYTES = 12;

async function keyOf(deps: Deps): Promise<CryptoKey> {
  const key = bytesOf(await deps.factorKey());
  return crypto.subtle.importKey("raw", key, CIPHER, false, ["encrypt", "decrypt"]);
}

/** The seal includes the user's id, so that a row copied to another account cannot be opened. */
const parameters = (iv: Uint8Array<ArrayBuffer>, userId: string) => ({
  name: CIPHER,
  iv,
  additionalData: new TextEncoder().encode(userId),
});

/** Encrypts an account's secret with the server's key, for the database. */
export async function seal(deps: Deps, userId: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(secret);
  const sealed = await crypto.subtle.encrypt(parameters(iv, userId), await keyOf(deps), plain);
  return `${textOf(iv)}.${textOf(new Uint8Array(sealed))}`;
}

/**
 * Decrypts what was sealed for this account. Rejects if it was sealed for another one or with another key.
 */
export async function unseal(deps: Deps, userId: string, sealed: string): Promise<string> {
  const [iv = "", text = ""] = sealed.split(".");
  const plain = await crypto.subtle.decrypt(
    parameters(bytesOf(iv), userId),
    await keyOf(deps),
    bytesOf(text),
  );
  return new TextDecoder().decode(plain);
}
