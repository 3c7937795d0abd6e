import { useEffect, useEffectEvent } from "react";
import { checkCredentials } from "../../client/api/accounts.ts";
import { accessToken, signIn } from "../../client/auth/account.ts";
import { claimsOf } from "../../client/auth/token.ts";
import { isSubscriptionExpired } from "../../../src-shared/catalog/subscription.ts";

/** Pause between two questions, ms: somebody stands at a checkout with a phone meanwhile. */
const ASK_MS = 4_000;

/** A token that says that time was paid; undefined while none was, or while nobody answers. */
async function paidToken(): Promise<string | undefined> {
  const known = accessToken();
  try {
    const answer = await checkCredentials({ accessToken: known });
    const claims = claimsOf(answer.accessToken);
    return claims && !isSubscriptionExpired(claims, Date.now()) ? answer.accessToken : undefined;
  } catch (error) {
    console.warn("cannot ask whether it was paid", error);
    return undefined;
  }
}

/**
 * While mounted and looked at, asks whether somebody paid for this account elsewhere, on a phone
 * that read the QR code. Once they have, this browser knows it too and `onPaid` is called, once.
 * A screen without a room has no socket that could tell it.
 */
export function useWaking(onPaid: () => void): void {
  const wake = useEffectEvent(onPaid);
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const ask = async () => {
      const token = document.visibilityState === "visible" ? await paidToken() : undefined;
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
