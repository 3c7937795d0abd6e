import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../src-shared/catalog/limits.ts";

const IN_A_LINK = /\/join\/([a-z0-9]+)/i;
const LINKS = /[a-z]+:\/\/\S*/gi;
const WORDS = /[a-z0-9]+/gi;
const WHOLE = new RegExp(`^[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}$`, "i");
/** Codes are shown in capitals, and words that are not codes have no digits. */
const LIKELY: readonly RegExp[] = [/\d/, /^[A-Z]+$/, /^/];

/** Returns the word of a sentence that is most likely its code; undefined: none could be one. */
function codeAmong(words: readonly string[]): string | undefined {
  const whole = words.filter((word) => WHOLE.test(word)).reverse();
  return LIKELY.map((look) => whole.find((word) => look.test(word))).find(Boolean);
}

/**
 * Extracts the room code from what the user typed, pasted or followed: a code, a link that contains one, or a
 * message from a friend.
 */
export function codeFrom(text: string): string {
  const words = IN_A_LINK.exec(text)?.slice(1) ?? text.replace(LINKS, " ").match(WORDS) ?? [];
  const code = words.join("");
  const isSentence = words.length > 1 && code.length > ROOM_CODE_LENGTH;
  return ((isSentence && codeAmong(words)) || code).toUpperCase().slice(0, ROOM_CODE_LENGTH);
}

/** Whether a code has the length of a room code. Only the server knows whether the room exists. */
export function isWholeCode(code: string): boolean {
  return code.length === ROOM_CODE_LENGTH;
}
