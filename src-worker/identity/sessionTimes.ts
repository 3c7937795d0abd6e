/** A session that is not used expires after this, days. */
export const SESSION_DAYS = 60;

/** A page that starts replaces a token that is older than this, ms. */
export const RENEWED_AFTER_MS = 24 * 60 * 60 * 1000;

/** A login ends after this however often it is used, ms. */
export const LOGIN_LASTS_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * For how long a replaced token is still accepted, ms: a second tab may have sent it before it received the
 * new one.
 */
export const ROTATION_GRACE_MS = 10_000;
