/**
 * Replaces `passwordCost.ts`: tests set and try hundreds of passwords, each of which would take a tenth of a
 * second.
 */
export const PASSWORD_COST = { N: 1_024, r: 8, p: 2 } as const;
