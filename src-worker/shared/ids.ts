function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Writes sixteen bytes as a UUID of this version (RFC 9562). */
function uuidOf(bytes: Uint8Array, version: number): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint8(6, (version << 4) | (view.getUint8(6) & 0x0f));
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f));
  const hex = hexOf(bytes);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

/** Creates a UUID version 7 (RFC 9562), which sorts by time; `nowMs` in ms since 1970. */
export function uuidv7(nowMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(nowMs / 2 ** 16));
  view.setUint16(4, nowMs % 2 ** 16);
  return uuidOf(bytes, 7);
}

/** Returns the UUID version 8 (RFC 9562) of a text: always the same one, and nobody else's. */
export async function uuidv8(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return uuidOf(new Uint8Array(digest).slice(0, 16), 8);
}

/** Returns when a UUID version 7 was created, ms since 1970. */
export function timeOf(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);
}

/** Creates a token of 256 random bits, safe in cookies and addresses. */
export function randomToken(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Returns what is stored of a secret token: its SHA-256, hex. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return hexOf(new Uint8Array(digest));
}
