import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../../src-shared/catalog/limits.ts";

/** The path at which the installed app receives what a user shares with it (vite.pwa.ts). */
const SHARE = /^\/share\/?$/u;

const CODE = `[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}`;
const IN_A_LINK = new RegExp(`/join/(${CODE})(?![a-z0-9])`, "iu");
const ALONE = new RegExp(`^\\s*(${CODE})\\s*$`, "iu");
/** Hubbub always writes codes in capitals. In lower case, any word of five letters would look like one. */
const IN_A_SENTENCE = new RegExp(`(?<![\\p{L}\\p{N}])${CODE}(?![\\p{L}\\p{N}])`, "gu");

/**
 * Finds the room code in what a user shares: in a link to a room, in a text that is only a code, or as the
 * only word that looks like one. Undefined if it is ambiguous.
 */
export function sharedCode(parts: readonly string[]): string | undefined {
  for (const pattern of [IN_A_LINK, ALONE]) {
    for (const part of parts) {
      const code = pattern.exec(part)?.[1];
      if (code !== undefined) return code.toUpperCase();
    }
  }
  const words = new Set(parts.flatMap((part) => part.match(IN_A_SENTENCE) ?? []));
  const [only] = words;
  return words.size === 1 ? only : undefined;
}

/**
 * Redirects what was shared with the installed app to the room, or to the form for a code; undefined for any
 * other request.
 */
export function redirectShared(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading || !SHARE.test(pathname)) return undefined;
  const code = sharedCode([searchParams.get("url") ?? "", searchParams.get("text") ?? ""]);
  const location = code === undefined ? "/join" : `/join/${code}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
