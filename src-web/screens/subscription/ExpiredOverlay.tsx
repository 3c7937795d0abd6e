import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import { isSubscriptionExpired } from "../../../src-shared/catalog/subscription.ts";
import { useAccount } from "../../client/auth/account.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { hideExpired } from "../../client/auth/subscription.ts";
import { ExpiredPanel } from "./ExpiredPanel.tsx";
import { useWaking } from "./useWaking.ts";

/** Whose time is over: this browser's, the playing host's by name, or that of a host who is not in the room. */
function useExpiredTitle(): string {
  const { t } = useTranslation("payment");
  const session = useTopic("gameSessionUpdated");
  const personOf = usePeople();
  const account = useAccount();
  const [now] = useState(() => Date.now());
  if ("claims" in account && isSubscriptionExpired(account.claims, now)) {
    return t("expired.title");
  }
  const host = session && hostPlays(session.hostType) ? session.gameOwnerPlayerId : undefined;
  return host === undefined
    ? t("expired.titleHost")
    : t("expired.titleNamed", { name: personOf(host).name });
}

/**
 * Over a room's screen: its host's time is over. Closes by itself when the room hears that it was
 * paid for, or when this browser's account has time again.
 */
export default function ExpiredOverlay() {
  const { t } = useTranslation("payment");
  const session = useTopic("gameSessionUpdated");
  const title = useExpiredTitle();
  const gameCode = session?.gameCode;
  const payment = useTopic("paymentStatus")?.status;

  const wake = () => {
    hideExpired();
    toast(t("expired.paid"), "good");
  };
  useWaking(wake);
  const isPaid = payment === "complete";
  useEffect(() => {
    if (isPaid) wake();
    // The words may change with the language; that is no second payment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPaid]);

  return (
    <Dialog open title={title} onClose={hideExpired}>
      <ExpiredPanel
        {...(gameCode !== undefined && { gameCode })}
        endedAt={session?.hostingEndedAt}
        isPaying={payment === "open"}
        onLeave={hideExpired}
      />
    </Dialog>
  );
}
