import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../../src-shared/catalog/limits.ts";

/** Where the installed app is handed what somebody shares with it (vite.pwa.ts). */
const SHARE = /^\/share\/?$/u;

const CODE = `[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}`;
const IN_A_LINK = new RegExp(`/join/(${CODE})(?![a-z0-9])`, "iu");
const ALONE = new RegExp(`^\\s*(${CODE})\\s*$`, "iu");
/** Codes stand in capitals wherever we write them; in small letters any word of five is none. */
const IN_A_SENTENCE = new RegExp(`(?<![\\p{L}\\p{N}])${CODE}(?![\\p{L}\\p{N}])`, "gu");

/**
 * The room code in what somebody shares: of a link to a room, of a text that is nothing else, or the only word in it
 * that looks like one. Undefined where it is not clear.
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

/** The way into the room that was shared with the installed app, or to the form for its code; undefined for any other call. */
export function sharedWay(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || !SHARE.test(pathname)) return undefined;
  const code = sharedCode([searchParams.get("url") ?? "", searchParams.get("text") ?? ""]);
  const location = code === undefined ? "/join" : `/join/${code}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
