/** A session that is not used ends after this, days. */
export const SESSION_DAYS = 60;

/** However often it is used, a login ends after this, ms. */
export const LOGIN_LASTS_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * A token that was replaced this recently may come once more, ms: a second tab had sent it when the
 * first one's answer arrived.
 */
export const ROTATION_GRACE_MS = 10_000;
