import { firstFault, type Fault } from "../../ui/forms/rules.ts";
import { isLongEnough } from "./signUpRules.ts";

/** What was typed in the form for a new password. */
export interface NewPasswordDraft {
  readonly present: string;
  readonly password: string;
  readonly confirm: string;
}

/** Keys of the sentences under `registration`. */
type NewPasswordReason =
  | "password_helper_text"
  | "password_required"
  | "password_short"
  | "confirm_required"
  | "password_mismatch";

/** Returns the first problem of the form, in the order of its fields. */
export function newPasswordFault(
  { present, password, confirm }: NewPasswordDraft,
  asksPresent: boolean,
): Fault<keyof NewPasswordDraft, NewPasswordReason> | undefined {
  return firstFault<keyof NewPasswordDraft, NewPasswordReason>([
    { field: "present", reason: "password_helper_text", isMet: !asksPresent || present !== "" },
    { field: "password", reason: "password_required", isMet: password !== "" },
    { field: "password", reason: "password_short", isMet: isLongEnough(password) },
    { field: "confirm", reason: "confirm_required", isMet: confirm !== "" },
    { field: "confirm", reason: "password_mismatch", isMet: password === confirm },
  ]);
}
