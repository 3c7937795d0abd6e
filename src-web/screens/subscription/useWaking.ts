import { useEffect, useEffectEvent } from "react";
import { checkCredentials } from "../../client/api/accounts.ts";
import { accessToken, signIn } from "../../client/auth/account.ts";
import { claimsOf } from "../../client/auth/token.ts";

/** Pause between two questions, ms: somebody stands at a checkout with a phone meanwhile. */
const ASK_MS = 4_000;

/** The end of the time that this token's account has, s since 1970; 0: it says of none. */
const endOf = (token: string | undefined) => (token && claimsOf(token)?.subscriptionEpoch) || 0;

/**
 * A token of an account that has time beyond `before`, its end until now; undefined while it has not, or
 * while nobody answers. By no clock of this device: a guest, or somebody with time left, has paid nothing.
 */
export async function paidToken(before: number): Promise<string | undefined> {
  try {
    const answer = await checkCredentials({ accessToken: accessToken() });
    return endOf(answer.accessToken) > before ? answer.accessToken : undefined;
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
