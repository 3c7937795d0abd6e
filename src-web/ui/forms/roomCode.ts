import { ROOM_CODE_LENGTH } from "../../../src-shared/catalog/limits.ts";

const IN_A_LINK = /\/join\/([a-z0-9]+)/i;

/** The room code in what somebody typed, pasted or followed: a code, or a link that carries one. */
export function codeFrom(text: string): string {
  const code = IN_A_LINK.exec(text)?.[1] ?? text;
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, ROOM_CODE_LENGTH);
}

/** Has this code the length of a code? Whether a room answers to it, only the server knows. */
export function isWholeCode(code: string): boolean {
  return code.length === ROOM_CODE_LENGTH;
}
