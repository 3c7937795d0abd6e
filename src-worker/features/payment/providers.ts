import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandboxProvider } from "./sandbox.ts";
import { stripeProvider } from "./stripe.ts";

/** Returns the configured provider. Refuses with payment_not_configured. */
export function providerOf(deps: Deps): PaymentProvider {
  const { payment } = deps.config;
  switch (payment?.kind) {
    case "stripe":
      return stripeProvider(deps, payment);
    case "sandbox":
      return sandboxProvider(deps);
    case undefined:
      throw new Problem("payment_not_configured");
  }
}
