import {
  EMAIL_LOCAL_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
} from "../../../src-shared/catalog/formLimits.ts";

/** What is wrong with a form: the field to point at first, and all that are marked. */
export interface Fault<Name extends string, Reason extends string> {
  readonly field: Name;
  readonly reason: Reason;
}

/** One thing a form asks of its fields. */
interface Rule<Name extends string, Reason extends string> extends Fault<Name, Reason> {
  readonly isMet: boolean;
}

/** The first rule that is not met, in the order they are written; undefined when all are. */
export function firstFault<Name extends string, Reason extends string>(
  rules: readonly Rule<Name, Reason>[],
): Fault<Name, Reason> | undefined {
  const broken = rules.find(({ isMet }) => !isMet);
  return broken && { field: broken.field, reason: broken.reason };
}

const LOCAL = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
/** Words with single dots, an @, names with dots of which the last is no number. */
const EMAIL = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+(?=[^.]*\\p{L})${LABEL}$`, "u");

/** Does this look like an e-mail address? Whether somebody reads it, only a mail can tell. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const isShort =
    address.length <= EMAIL_MAX_LENGTH && address.indexOf("@") <= EMAIL_LOCAL_MAX_LENGTH;
  return isShort && EMAIL.test(address);
}

export function isFilled(text: string): boolean {
  return text.trim() !== "";
}
