/** Signing keys, newest first, as in roomToken.ts. */
type Keys = readonly { readonly secret: string }[];

/** Bytes of the salt that makes each room's cover different. */
const SALT_BYTES = 12;
/** Format of a cover: salt, five letters and an authentication tag, in hex, in any case. */
const COVER = /^[0-9A-F]{66}$/iu;

/** Whether a text has the format of a cover. */
export const isCover = (text: string): boolean => COVER.test(text);

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const mixed = Uint8Array.from([...bytesOf("hubbub-cover\n"), ...secret]);
  const digest = await crypto.subtle.digest("SHA-256", mixed);
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/**
 * Returns a room's name for people who watch a stream: its code, encrypted, the same at each call. It only
 * works with links made for it, and the code cannot be read from it. Upper case, like codes.
 */
export async function coverOf(
  secrets: Keys,
  { gameCode, roomId }: { readonly gameCode: string; readonly roomId: string },
): Promise<string> {
  const [newest] = secrets;
  if (!newest) throw new Error("no signing key");
  const secret = bytesOf(newest.secret);
  // The salt is derived from the room: no two rooms share one, and a room always has the same.
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

/** Decrypts a cover to the room code; undefined when none of these keys made it. */
export async function uncovered(secrets: Keys, cover: string): Promise<string | undefined> {
  if (!isCover(cover)) return undefined;
  const pairs = cover.match(/../gu) ?? [];
  const bytes = Uint8Array.from(pairs.map((pair) => Number.parseInt(pair, 16)));
  for (const { secret } of secrets) {
    try {
      return await opened(bytesOf(secret), bytes);
    } catch {
      // Not made with this key: an older one may fit.
    }
  }
  return undefined;
}
