/** Limits that forms enforce on typed text and the server checks again. */

/** Characters of an account's name. */
export const NAME_MAX_LENGTH = 60;
/** Fewest and most characters of a password; older accounts may have shorter ones. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
/** Characters of a message to the team. */
export const MESSAGE_MAX_LENGTH = 5_000;
/** Characters of one text in the survey. */
export const SURVEY_TEXT_MAX_LENGTH = 2_000;
/** Longest address, and longest part before the @, that mail can be sent to (RFC 5321, 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_LOCAL_MAX_LENGTH = 64;
/**
 * Characters accepted in an address field: more than a valid address has, so that an invalid one gets a
 * proper error.
 */
export const TYPED_EMAIL_MAX_LENGTH = 320;
