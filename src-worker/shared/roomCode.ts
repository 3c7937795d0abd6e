import { LOGIN_CODE_LENGTH } from "../../src-shared/protocol/pairing.ts";
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../src-shared/catalog/limits.ts";

/**
 * Words that nobody wants to read out loud, in the languages of the product, as far as the alphabet can spell
 * them.
 */
const RUDE = (
  "ARSE ASS CHUJ CUM CUNT DUPA FAG FCK FUC FUK FUT HURE JEB KKK KUK KURV KURW KUT MERD NAZ NEG " +
  "NUTT PEDE PUTA RAPE SEX SHT SPAST SRAC TWAT WANK"
).split(" ");

/** Digits people read as letters. */
const READ_AS: Readonly<Record<string, string>> = {
  3: "E",
  4: "A",
  5: "S",
  6: "G",
  7: "T",
  8: "B",
};

/** Whether somebody might mind this code on a big screen. */
export function isRude(code: string): boolean {
  const read = code.replace(/[3-8]/gu, (digit) => READ_AS[digit] ?? digit);
  return RUDE.some((word) => read.includes(word));
}

const CODE = new RegExp(`^[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}$`, "u");

/** Whether a room could have this code. Upper-case only. */
export function isRoomCode(code: string): boolean {
  return CODE.test(code);
}

const LOGIN_CODE = new RegExp(`^[${ROOM_CODE_ALPHABET}]{${LOGIN_CODE_LENGTH}}$`, "u");

/** Whether a television could show this login code. Upper-case only. */
export function isLoginCode(code: string): boolean {
  return LOGIN_CODE.test(code);
}

/** Creates a login code for a television. */
export function newLoginCode(): string {
  return newRoomCode(() => randomCode(LOGIN_CODE_LENGTH));
}

function randomCode(length: number): string {
  let code = "";
  while (code.length < length) {
    // There are 32 values for 31 characters. The value without a character is drawn again, so that all
    // characters are equally likely.
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    code += ROOM_CODE_ALPHABET[byte & 31] ?? "";
  }
  return code;
}

/** Creates a code that cannot be guessed from another one, and is not rude. */
export function newRoomCode(draw: () => string = () => randomCode(ROOM_CODE_LENGTH)): string {
  for (;;) {
    const code = draw();
    if (!isRude(code)) return code;
  }
}
