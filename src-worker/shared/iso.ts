/** A moment as answers and exports say it: ISO 8601 in UTC. `ms`: since 1970, as the database keeps it. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();
