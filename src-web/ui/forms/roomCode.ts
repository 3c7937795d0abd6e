import { ROOM_CODE_LENGTH } from "../../../src-shared/catalog/limits.ts";

const IN_A_LINK = /\/join\/([a-z0-9]+)/i;

/**
 * Extracts the room code from what the user typed, pasted or followed: a code, or a link that contains one.
 */
export function codeFrom(text: string): string {
  const code = IN_A_LINK.exec(text)?.[1] ?? text;
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, ROOM_CODE_LENGTH);
}

/** Whether a code has the length of a room code. Only the server knows whether the room exists. */
export function isWholeCode(code: string): boolean {
  return code.length === ROOM_CODE_LENGTH;
}
