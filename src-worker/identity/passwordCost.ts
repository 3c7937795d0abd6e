/**
 * What finding out one password costs whoever stole the hashes: parameters of scrypt. OWASP's equivalent of
 * N = 2^17, p = 1 in an eighth of its memory: an isolate has 128 MiB.
 */
export const PASSWORD_COST = { N: 16_384, r: 8, p: 5 } as const;
