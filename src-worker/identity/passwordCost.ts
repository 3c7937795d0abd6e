/**
 * Parameters of scrypt, which determine what it costs somebody who stole the hashes to try one password.
 * OWASP's equivalent of N = 2^17, p = 1 in an eighth of its memory, since an isolate has 128 MiB.
 */
export const PASSWORD_COST = { N: 16_384, r: 8, p: 5 } as const;
