import { PASSWORD_MIN_LENGTH } from "../../src-shared/catalog/formLimits.ts";
import { Problem } from "../shared/problem.ts";
import { COMMON_PASSWORDS } from "./commonPasswords.ts";

/**
 * Ask of a new password that it is not guessed in the few tries the throttle leaves: long enough, and
 * none of the commonest in any case of its letters. Refuses with password_too_weak.
 */
export function demandGoodPassword(password: string): void {
  // As it is hashed: the same password typed on two keyboards may come as different code points.
  const typed = password.normalize("NFKC");
  if (typed.length < PASSWORD_MIN_LENGTH || COMMON_PASSWORDS.has(typed.toLowerCase())) {
    throw new Problem("password_too_weak");
  }
}
