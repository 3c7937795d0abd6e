/** Formats a moment for responses and exports: ISO 8601 in UTC. `ms`: since 1970, as in the database. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();
