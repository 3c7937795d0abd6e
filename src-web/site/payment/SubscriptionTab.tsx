import { useQuery } from "@tanstack/react-query";
import { fetchPayments } from "../../client/api/payment.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import type { TabProps } from "../profile/tab.ts";
import { PaymentList } from "./PaymentList.tsx";
import { ReceiptPage } from "./ReceiptPage.tsx";
import { Standing } from "./Standing.tsx";

/** Until when the user may host, the payments, or one receipt: `/user/…/subscription/{id}`. */
export default function SubscriptionTab({ profile, rest }: TabProps) {
  const { userId } = profile;
  const query = useQuery({
    queryKey: ["payments", userId],
    queryFn: () => fetchPayments(userId),
    enabled: rest === "",
  });
  if (rest !== "") return <ReceiptPage key={rest} userId={userId} paymentId={rest} />;
  return (
    <QueryView query={query}>
      {({ subscription, items }) => (
        <>
          <Standing profile={profile} running={subscription} />
          <PaymentList userId={userId} payments={items} />
        </>
      )}
    </QueryView>
  );
}
