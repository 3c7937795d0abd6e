import { firstFault, isEmail, isFilled, type Fault } from "../../ui/forms/rules.ts";

export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Keys of the sentences under `registration`. */
type ContactReason = "name_required" | "email_required" | "email_invalid";

/**
 * Returns the first problem of the form, in the specification's order (section 5). The message may be empty.
 */
export function contactFault({
  name,
  email,
}: ContactDraft): Fault<"name" | "email", ContactReason> | undefined {
  return firstFault<"name" | "email", ContactReason>([
    { field: "name", reason: "name_required", isMet: isFilled(name) },
    { field: "email", reason: "email_required", isMet: isFilled(email) },
    { field: "email", reason: "email_invalid", isMet: isEmail(email) },
  ]);
}
