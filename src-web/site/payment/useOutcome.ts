import { useEffect, useState } from "react";
import { ApiError } from "../../client/http/request.ts";
import { fetchCheckout } from "../../client/api/payment.ts";
import type { Checkout } from "../../../src-shared/api/payment.ts";
import { refreshToken } from "../../client/auth/account.ts";
import { outcomeOf, pauseAfter, type Outcome } from "./polling.ts";

interface Asked {
  readonly count: number;
  readonly checkout?: Checkout;
  readonly error?: ApiError;
}

/** Whether an error is a refusal that a retry will not change. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}

/** Polls a checkout until its outcome is known. Once paid, the access token is refreshed. */
export function useOutcome(sessionId: string): {
  readonly outcome: Outcome;
  readonly checkout: Checkout | undefined;
  /** Why the outcome cannot be known. Server errors are retried instead. */
  readonly error: ApiError | undefined;
} {
  const [{ count, checkout, error }, setAsked] = useState<Asked>({ count: 0 });
  const outcome = outcomeOf(checkout, count);
  const isSettled = outcome === "paid" || outcome === "closed" || error !== undefined;

  useEffect(() => {
    if (isSettled) return undefined;
    let isHere = true;
    const ask = async (): Promise<Partial<Asked>> => {
      try {
        return { checkout: await fetchCheckout(sessionId) };
      } catch (failure) {
        return isFinal(failure) ? { error: failure } : {};
      }
    };
    const timeout = setTimeout(
      () =>
        void ask().then((answer) => {
          if (isHere) setAsked((before) => ({ ...before, ...answer, count: before.count + 1 }));
        }),
      count === 0 ? 0 : pauseAfter(count),
    );
    return () => {
      isHere = false;
      clearTimeout(timeout);
    };
  }, [sessionId, count, isSettled]);

  useEffect(() => {
    if (outcome !== "paid") return;
    refreshToken().catch((failure: unknown) => console.warn("token refresh failed", failure));
  }, [outcome]);

  return { outcome, checkout, error };
}
