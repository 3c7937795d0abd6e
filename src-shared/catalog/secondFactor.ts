/** Digits of a code in an authenticator app, and the seconds for which it is shown (RFC 6238). */
export const CODE_DIGITS = 6;
export const CODE_STEP_S = 30;
/**
 * Number of one-time codes for users who have lost their app, and the characters of each, without the dashes
 * between groups.
 */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
/** Longest code that is accepted as typed, including spaces and dashes. */
export const TYPED_CODE_MAX_LENGTH = 40;
