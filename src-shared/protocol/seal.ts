import { signingKey, verifyingKey, type AuthSecrets } from "./roomToken.ts";

/** Characters of a seal: 132 bits. */
const SEAL_LENGTH = 22;
const BETWEEN = "~";

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Computes the seal of a link's words. `about`, what the link is for, is sealed with them but not part of the
 * link.
 */
async function sealOf(secret: Uint8Array, about: readonly string[], words: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = Uint8Array.from(secret);
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const text = [...about, words].join("\n");
  const seal = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return base64url(seal).slice(0, SEAL_LENGTH);
}

/** Whether two texts are equal; takes the same time however much of them matches. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) {
    difference |= (one.codePointAt(at) ?? 0) ^ (other.codePointAt(at) ?? 0);
  }
  return difference === 0;
}

/**
 * Returns a link's token: the words, the key's id and a seal. It is short on purpose, a third of a JWT,
 * because it is in a QR code that is scanned from across a room. `about`: what the token is for, beginning
 * with a purpose that no other kind of token has. Words contain no `~`.
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

/** Returns the words of a token; undefined when it was not sealed for `about`, or its key is unknown. */
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
