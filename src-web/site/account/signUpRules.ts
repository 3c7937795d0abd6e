import { PASSWORD_MIN_LENGTH } from "../../../src-shared/catalog/formLimits.ts";
import { firstFault, isEmail, isFilled, type Fault } from "../../ui/forms/rules.ts";

/** What was typed in the sign-up form. */
export interface SignUpDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
  readonly terms: boolean;
}

export type SignUpField = keyof SignUpDraft;

/** Keys of the sentences under `registration`. */
type SignUpReason =
  | "name_required"
  | "email_required"
  | "email_invalid"
  | "password_required"
  | "password_short"
  | "confirm_required"
  | "password_mismatch"
  | "terms_required";

/** Whether a new password is long enough. The server checks for common ones. */
export const isLongEnough = (password: string): boolean => password.length >= PASSWORD_MIN_LENGTH;

/** Returns the first problem of a sign-up, in the specification's order (section 5). */
export function signUpFault(draft: SignUpDraft): Fault<SignUpField, SignUpReason> | undefined {
  const { name, email, password, confirm, terms } = draft;
  return firstFault<SignUpField, SignUpReason>([
    { field: "name", reason: "name_required", isMet: isFilled(name) },
    { field: "email", reason: "email_required", isMet: isFilled(email) },
    { field: "email", reason: "email_invalid", isMet: isEmail(email) },
    { field: "password", reason: "password_required", isMet: password !== "" },
    { field: "password", reason: "password_short", isMet: isLongEnough(password) },
    { field: "confirm", reason: "confirm_required", isMet: confirm !== "" },
    { field: "confirm", reason: "password_mismatch", isMet: password === confirm },
    { field: "terms", reason: "terms_required", isMet: terms },
  ]);
}
