import { useEffect, useEffectEvent } from "react";
import { checkCredentials } from "../../client/api/accounts.ts";
import { accessToken, signIn } from "../../client/auth/account.ts";
import { claimsOf } from "../../client/auth/token.ts";

/** Pause between two requests, ms: meanwhile somebody goes through a checkout on a phone. */
const ASK_MS = 4_000;

/** Returns when the time of this token's account ends, s since 1970; 0 if the token does not say. */
const endOf = (token: string | undefined) => (token && claimsOf(token)?.subscriptionEpoch) || 0;

/**
 * Returns a token of the account once its time ends later than `before`, when it ended until now; undefined
 * until then, and while the server does not respond. It does not compare with this device's clock: a guest,
 * or an account with time left, would count as paid.
 */
export async function paidToken(before: number): Promise<string | undefined> {
  try {
    const answer = await checkCredentials({ accessToken: accessToken() });
    return endOf(answer.accessToken) > before ? answer.accessToken : undefined;
  } catch (error) {
    console.warn("cannot check the payment", error);
    return undefined;
  }
}

/**
 * While mounted and visible, asks the server whether somebody has paid for this account on another device,
 * such as a phone that read the QR code. Then this browser gets the new token and `onPaid` is called, once. A
 * screen without a room has no socket that could report it.
 */
export function usePaidElsewhere(onPaid: () => void): void {
  const wake = useEffectEvent(onPaid);
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const before = endOf(accessToken());
    const ask = async () => {
      const token = document.visibilityState === "visible" ? await paidToken(before) : undefined;
      if (!isHere) return;
      if (token === undefined) {
        timeout = setTimeout(() => void ask(), ASK_MS);
        return;
      }
      signIn({ accessToken: token });
      wake();
    };
    void ask();
    return () => {
      isHere = false;
      clearTimeout(timeout);
    };
  }, []);
}
