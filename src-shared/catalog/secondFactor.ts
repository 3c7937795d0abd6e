/** Digits of a code that an authenticator app shows, and the seconds it shows it (RFC 6238). */
export const CODE_DIGITS = 6;
export const CODE_STEP_S = 30;
/** One-time codes for whoever has lost their app; characters of each, without the dashes between groups. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
/** Longest code somebody may type, with whatever spaces and dashes. */
export const TYPED_CODE_MAX_LENGTH = 40;
