/** Signing keys, newest first, as in roomToken.ts. */
type Keys = readonly { readonly secret: string }[];

/** Bytes of what makes each room's cover another one. */
const SALT_BYTES = 12;
/** What a cover looks like: salt, five letters and their seal as digits to the base 16, in any case. */
const COVER = /^[0-9A-F]{66}$/iu;

/** Could this be a cover? */
export const isCover = (text: string): boolean => COVER.test(text);

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const mixed = Uint8Array.from([...bytesOf("hubbub-cover\n"), ...secret]);
  const digest = await crypto.subtle.digest("SHA-256", mixed);
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/**
 * A room's name for those who watch a stream: its code, encrypted, the same at each call. It leads where the code
 * leads and nobody reads the code from it. Upper case, as codes are.
 */
export async function coverOf(
  secrets: Keys,
  { gameCode, roomId }: { readonly gameCode: string; readonly roomId: string },
): Promise<string> {
  const [newest] = secrets;
  if (!newest) throw new Error("no signing key");
  const secret = bytesOf(newest.secret);
  // The salt follows from the room: no two rooms have the same, and no room has two.
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const raw = Uint8Array.from(secret);
  const salting = await crypto.subtle.importKey("raw", raw, hmac, false, ["sign"]);
  const about = bytesOf(["hubbub-cover", gameCode, roomId].join("\n"));
  const iv = (await crypto.subtle.sign("HMAC", salting, about)).slice(0, SALT_BYTES);
  const algorithm = { name: "AES-GCM", iv };
  const hidden = await crypto.subtle.encrypt(algorithm, await keyOf(secret), bytesOf(gameCode));
  return [...new Uint8Array(iv), ...new Uint8Array(hidden)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

async function opened(secret: Uint8Array, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: "AES-GCM", iv: bytes.slice(0, SALT_BYTES) };
  const rest = bytes.slice(SALT_BYTES);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(algorithm, await keyOf(secret), rest),
  );
}

/** The code under a cover; undefined: it is none of ours. */
export async function uncovered(secrets: Keys, cover: string): Promise<string | undefined> {
  if (!isCover(cover)) return undefined;
  const pairs = cover.match(/../gu) ?? [];
  const bytes = Uint8Array.from(pairs.map((pair) => Number.parseInt(pair, 16)));
  for (const { secret } of secrets) {
    try {
      return await opened(bytesOf(secret), bytes);
    } catch {
      // Not by this key: an older one may have made it.
    }
  }
  return undefined;
}
