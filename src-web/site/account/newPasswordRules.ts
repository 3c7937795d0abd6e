import { firstFault, type Fault } from "../../ui/forms/rules.ts";
import { isLongEnough } from "./signUpRules.ts";

/** What somebody typed to have another password. */
export interface NewPasswordDraft {
  readonly present: string;
  readonly password: string;
  readonly confirm: string;
}

/** Names of the sentences under `registration`. */
type NewPasswordReason =
  | "password_helper_text"
  | "password_required"
  | "password_short"
  | "confirm_required"
  | "password_mismatch";

/** What a new password asks, in the order of its form. */
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
