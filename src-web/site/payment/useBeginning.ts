import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { PaymentRequest } from "../../../src-shared/api/payment.ts";
import { createPayment } from "../../client/api/payment.ts";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";

/** Starts a checkout, then goes to the payment page: the sandbox in development, else the provider's. */
export function useBeginning(request: PaymentRequest) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const beginning = useMutation({
    mutationFn: () => createPayment(request),
    onSuccess: ({ url }) => {
      // By now the user may choose another plan, or play.
      if (!isHere()) return;
      if (url.startsWith("/")) void navigate({ href: url });
      else location.assign(url);
    },
  });
  const { reset } = beginning;
  useEffect(() => {
    // Going back from there may restore this page from the back/forward cache, without loading it again.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", onBack);
    return () => window.removeEventListener("pageshow", onBack);
  }, [reset]);
  return beginning;
}
