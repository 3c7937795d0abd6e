import { signingKey, verifyingKey, type AuthSecrets } from "./roomToken.ts";

/** Characters of the seal: 132 bits. */
const SEAL_LENGTH = 22;
const BETWEEN = "~";

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The seal of a link's words; what it is for is sealed with them and not part of the link. */
async function sealOf(secret: Uint8Array, about: readonly string[], words: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = Uint8Array.from(secret);
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const text = [...about, words].join("\n");
  const seal = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return base64url(seal).slice(0, SEAL_LENGTH);
}

/** Are these the same, in a time that does not tell how much of them is? */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) {
    difference |= (one.codePointAt(at) ?? 0) ^ (other.codePointAt(at) ?? 0);
  }
  return difference === 0;
}

/**
 * A link's token: these words, the key and a seal. Short on purpose, a JWT would take three times as long:
 * it stands in a QR code that is read from across a room. `about`: what the token is for, the first word a
 * purpose that no other kind of token has. Words hold no `~`.
 */
export async function sealed(
  secrets: AuthSecrets,
  about: readonly string[],
  words: readonly string[],
): Promise<string> {
  const { kid, key } = signingKey(secrets);
  const text = [...words, encodeURIComponent(kid)].join(BETWEEN);
  return `${text}${BETWEEN}${await sealOf(key, about, text)}`;
}

/** The words of a token that was sealed for this; undefined: it was not, or by a key that was never ours. */
export async function unsealed(
  secrets: AuthSecrets,
  about: readonly string[],
  token: string,
): Promise<readonly string[] | undefined> {
  const parts = token.split(BETWEEN);
  const [kid = "", seal = ""] = parts.slice(-2);
  try {
    const key = verifyingKey(secrets, decodeURIComponent(kid));
    const text = parts.slice(0, -1).join(BETWEEN);
    return isSame(seal, await sealOf(key, about, text)) ? parts.slice(0, -2) : undefined;
  } catch {
    return undefined;
  }
}
