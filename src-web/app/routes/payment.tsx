import { getRouteApi, Navigate } from "@tanstack/react-router";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { FreeNotice } from "../../site/payment/FreeNotice.tsx";
import { PaymentPage } from "../../site/payment/PaymentPage.tsx";
import { paymentSearch } from "../../client/auth/checkoutLink.ts";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { useAccount } from "../../client/auth/account.ts";
import { useSells } from "../../ui/hooks/useSells.ts";
import { useTitle } from "../../ui/page/useTitle.ts";

const Checkout = lazy(() => import("../../site/payment/Checkout.tsx"));
const route = getRouteApi("/site/payment/$");

/** /payment/…: prices, the way to the checkout, and its result. */
export default function PaymentScreen() {
  const { t } = useTranslation("payment");
  const account = useAccount();
  const sells = useSells();
  useTitle(t(sells ? "title" : "free.title"));
  const search = paymentSearch(route.useSearch());
  const [page, id] = (route.useParams()._splat ?? "").split("/").filter(Boolean);
  if (page === "result" && search.session_id !== undefined) {
    return <Checkout page="result" sessionId={search.session_id} account={account} />;
  }
  if (page === "sandbox" && id !== undefined) {
    return <Checkout page="sandbox" sessionId={id} account={account} />;
  }
  if (!sells) return <FreeNotice />;
  if (page !== undefined) return <Navigate to="/payment/$" params={{ _splat: "" }} replace />;
  // Prices are everybody's and stay when the user becomes known; payments are cached by user.
  return (
    <QueryProvider>
      <PaymentPage search={search} account={account} />
    </QueryProvider>
  );
}
