import {
  EMAIL_LOCAL_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
} from "../../../src-shared/catalog/formLimits.ts";

/** What is wrong with a form: the field to focus first, and all fields to mark. */
export interface Fault<Name extends string, Reason extends string> {
  readonly field: Name;
  readonly reason: Reason;
}

/** One condition that a form's fields must meet. */
interface Rule<Name extends string, Reason extends string> extends Fault<Name, Reason> {
  readonly isMet: boolean;
}

/** Returns the first rule that is not met, in the given order; undefined when all are met. */
export function firstFault<Name extends string, Reason extends string>(
  rules: readonly Rule<Name, Reason>[],
): Fault<Name, Reason> | undefined {
  const broken = rules.find(({ isMet }) => !isMet);
  return broken && { field: broken.field, reason: broken.reason };
}

const LOCAL = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
/** Words separated by single dots, an @, and dot-separated labels, the last of which contains a letter. */
const EMAIL = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+(?=[^.]*\\p{L})${LABEL}$`, "u");

/** Whether this looks like an e-mail address. Only a mail can find out whether somebody reads it. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const isShort =
    address.length <= EMAIL_MAX_LENGTH && address.indexOf("@") <= EMAIL_LOCAL_MAX_LENGTH;
  return isShort && EMAIL.test(address);
}

/** Whether a field has more than white space. */
export function isFilled(text: string): boolean {
  return text.trim() !== "";
}
