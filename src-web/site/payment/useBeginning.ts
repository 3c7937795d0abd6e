import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { PaymentRequest } from "../../../src-shared/api/payment.ts";
import { createPayment } from "../../client/api/payment.ts";

/** Begin a checkout, then on to the page where one pays: our own in development, else the provider's. */
export function useBeginning(request: PaymentRequest) {
  const navigate = useNavigate();
  const beginning = useMutation({
    mutationFn: () => createPayment(request),
    onSuccess: ({ url }) =>
      url.startsWith("/") ? void navigate({ href: url }) : location.assign(url),
  });
  const { reset } = beginning;
  useEffect(() => {
    // Whoever goes back from there may be shown this page as they left it, without its being loaded.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", onBack);
    return () => window.removeEventListener("pageshow", onBack);
  }, [reset]);
  return beginning;
}
