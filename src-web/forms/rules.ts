/** What is wrong with a form: the field to point at first, and all that are marked. */
export interface Fault<Name extends string, Reason extends string> {
  readonly field: Name;
  readonly reason: Reason;
}

/** One thing a form asks of its fields. */
export interface Rule<Name extends string, Reason extends string> extends Fault<Name, Reason> {
  readonly isMet: boolean;
}

/** The first rule that is not met, in the order they are written; undefined when all are. */
export function firstFault<Name extends string, Reason extends string>(
  rules: readonly Rule<Name, Reason>[],
): Fault<Name, Reason> | undefined {
  const broken = rules.find(({ isMet }) => !isMet);
  return broken && { field: broken.field, reason: broken.reason };
}

/** Something before an @, something after it with a dot, no spaces: the rest the mail itself proves. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Longest address mail can be sent to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

/** Does this look like an e-mail address? */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX_LENGTH && EMAIL.test(address);
}

export function isFilled(text: string): boolean {
  return text.trim() !== "";
}
