/** Claims of an access token that the screens use (specification, section 3). */
export interface AccessClaims {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly isGuest: boolean;
  readonly isAlphaTester: boolean;
  readonly sub?: string;
  readonly name?: string;
  readonly favoriteAvatarSrc?: string;
  /** End of the trial or the paid time, seconds since 1970; absent: there is no end. */
  readonly subscriptionEpoch?: number;
  /** The same instant, ISO 8601. */
  readonly subscriptionEndDate?: string;
  /** How the login was proved, if more than one factor was used. */
  readonly amr?: readonly string[];
  /** Seconds since 1970. */
  readonly exp: number;
}

/**
 * Reads the claims of a token; undefined if it is not one. The server verifies them, the page only reads
 * them.
 */
export function claimsOf(token: string): AccessClaims | undefined {
  try {
    const payload = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (char) =>
      char.charCodeAt(0),
    );
    const claims: Partial<AccessClaims> = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims.exp !== "number" || typeof claims.userId !== "string") return undefined;
    return {
      ...claims,
      userId: claims.userId,
      exp: claims.exp,
      roles: claims.roles ?? [],
      isGuest: claims.isGuest === true,
      isAlphaTester: claims.isAlphaTester === true,
    };
  } catch {
    return undefined;
  }
}

/** Seconds until the token runs out; 0 or less when it has. */
export function secondsLeft(token: string, nowMs: number): number {
  const claims = claimsOf(token);
  return claims ? claims.exp - nowMs / 1000 : 0;
}
