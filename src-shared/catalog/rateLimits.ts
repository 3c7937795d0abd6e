/** Period over which calls are counted, s: after it an address may call again. */
export const RATE_PERIOD_S = 60;

/**
 * Calls that one address may make in a period, by the class a call is of. The platform counts, so wrangler.toml
 * says the same once more, and a test holds the two alike.
 */
export const RATE_LIMITS = { lookup: 60, write: 240, read: 600 } as const;
