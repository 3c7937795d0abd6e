import { PASSWORD_MIN_LENGTH } from "../../src-shared/catalog/formLimits.ts";
import { GAME_TYPES } from "../../src-shared/catalog/gameTypes.ts";
import { Problem } from "../shared/problem.ts";
import { COMMON_PASSWORDS } from "./commonPasswords.ts";

/** What somebody who knows this site tries: its name and its games'. */
const OUR_WORDS: ReadonlySet<string> = new Set(
  ["HUBBUB", ...GAME_TYPES].map((name) => name.toLowerCase().replace(/[^a-z]/gu, "")),
);

/** Nothing but one of our words, however often, with numbers and signs around it. */
function isOurs(typed: string): boolean {
  const letters = typed.replace(/[^\p{L}]/gu, "");
  return [...OUR_WORDS].some((word) => letters !== "" && letters.replaceAll(word, "") === "");
}

/**
 * Ask of a new password that it is not guessed in the few tries the throttle leaves: long enough,
 * none of the commonest and no word of ours, in any case of its letters. Refuses with password_too_weak.
 */
export function demandGoodPassword(password: string): void {
  // As it is hashed: the same password typed on two keyboards may come as different code points.
  const typed = password.normalize("NFKC");
  const small = typed.toLowerCase();
  if (typed.length < PASSWORD_MIN_LENGTH || COMMON_PASSWORDS.has(small) || isOurs(small)) {
    throw new Problem("password_too_weak");
  }
}
