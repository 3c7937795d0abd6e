/** Most bytes passed to one call of `fromCharCode` as arguments. */
const AT_ONCE = 8_192;

/** Encodes bytes as base64. */
export function textOf(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return btoa(binary);
}

/** Decodes what `textOf` encoded. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
