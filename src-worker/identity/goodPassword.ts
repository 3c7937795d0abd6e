import { PASSWORD_MIN_LENGTH } from "../../src-shared/catalog/formLimits.ts";
import { GAME_TYPES } from "../../src-shared/catalog/gameTypes.ts";
import { Problem } from "../shared/problem.ts";
import { COMMON_PASSWORDS } from "./commonPasswords.ts";

/** What somebody who knows this site would try: its name and those of its games. */
const OUR_WORDS: ReadonlySet<string> = new Set(
  ["HUBBUB", ...GAME_TYPES].map((name) => name.toLowerCase().replace(/[^a-z]/gu, "")),
);

/**
 * Whether a password is nothing but one of these words, repeated any number of times, with digits and signs.
 */
function isOurs(typed: string): boolean {
  const letters = typed.replace(/[^\p{L}]/gu, "");
  return [...OUR_WORDS].some((word) => letters !== "" && letters.replaceAll(word, "") === "");
}

/**
 * Requires that a new password cannot be guessed in the few tries the throttle allows: it must be long
 * enough, not be one of the most common, and not consist of the site's own words, in upper or lower case.
 * Refuses with password_too_weak.
 */
export function requireGoodPassword(password: string): void {
  // Normalised as before hashing: two keyboards may send the same password as different code points.
  const typed = password.normalize("NFKC");
  const small = typed.toLowerCase();
  if (typed.length < PASSWORD_MIN_LENGTH || COMMON_PASSWORDS.has(small) || isOurs(small)) {
    throw new Problem("password_too_weak");
  }
}
