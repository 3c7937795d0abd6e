import { jwtVerify, SignJWT, type JWTPayload } from "jose";
import type * as z from "zod";
import { signingKey, verifyingKey, type AuthSecrets } from "../../src-shared/protocol/roomToken.ts";

interface KindOfToken<Claims extends JWTPayload> {
  /** Keeps tokens of other kinds, signed with the same keys, from being accepted as this one (RFC 9068). */
  readonly type: string;
  /** How long it is valid, in seconds. */
  readonly lifetimeS: number;
  readonly claims: z.ZodType<Claims>;
}

/** Returns the functions that sign and verify one kind of token which the Worker issues for itself. */
export function signedToken<Claims extends JWTPayload>(kind: KindOfToken<Claims>) {
  const { type: typ, lifetimeS, claims: schema } = kind;
  return {
    /** Signs a token that is valid from `nowMs` on. */
    sign: (secrets: AuthSecrets, claims: Claims, nowMs: number): Promise<string> => {
      const { kid, key } = signingKey(secrets);
      const seconds = Math.floor(nowMs / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "HS256", kid, typ })
        .setJti(crypto.randomUUID())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetimeS)
        .sign(key);
    },
    /** Returns the token's claims; undefined if it is forged, expired or of another kind. */
    verify: async (
      secrets: AuthSecrets,
      token: string,
      nowMs: number,
    ): Promise<Claims | undefined> => {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(secrets, kid), {
          algorithms: ["HS256"],
          typ,
          requiredClaims: ["exp"],
          currentDate: new Date(nowMs),
        });
        return schema.safeParse(payload).data;
      } catch {
        return undefined;
      }
    },
  };
}
