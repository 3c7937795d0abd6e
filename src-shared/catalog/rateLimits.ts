/** Period over which calls are counted, s; after it an address may call again. */
export const RATE_PERIOD_S = 60;

/**
 * Calls that one address may make in a period, by class of call. The platform does the counting, so
 * wrangler.toml repeats these numbers, and a test compares the two.
 */
export const RATE_LIMITS = { lookup: 60, write: 240, read: 600 } as const;
