/**
 * `Strict-Transport-Security` of every page and call: https for a year, on this host alone. A browser keeps what the
 * host's latest response said, so one value holds for all of them; subdomains are the operator's decision.
 */
export const SECURE_TRANSPORT = "max-age=31536000";
