import type { ErrorCode } from "./errorCodes.ts";
import { ALIAS_MAX_LENGTH } from "./limits.ts";

const ALLOWED = /^[\p{L}\p{M}\p{N} .'’_!?&+-]+$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Invisible letters, and stacks of accents that cover the lines around a name. */
const UNREADABLE = /\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;

const ALIAS_ERRORS: readonly ErrorCode[] = [
  "alias_required",
  "alias_too_long",
  "alias_characters",
  "text_not_allowed",
];

/** Whether an error is about the alias, and belongs beside its field. */
export function isAliasError(code: ErrorCode): boolean {
  return ALIAS_ERRORS.includes(code);
}

/** Returns an alias as it is stored: composed, trimmed, single spaces. */
export function tidyAlias(typed: string): string {
  return typed.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/**
 * Why a tidied alias cannot be used; undefined when it can. Allowed are letters of every script, digits and a
 * little punctuation: pictures and invisible characters could make two people look the same.
 */
export function aliasError(alias: string): ErrorCode | undefined {
  if (alias === "") return "alias_required";
  if (Array.from(alias).length > ALIAS_MAX_LENGTH) return "alias_too_long";
  const isReadable = ALLOWED.test(alias) && LETTER_OR_DIGIT.test(alias) && !UNREADABLE.test(alias);
  return isReadable ? undefined : "alias_characters";
}
