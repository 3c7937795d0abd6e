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
import { usePaidElsewhere } from "./usePaidElsewhere.ts";

/**
 * Returns the title, which says whose time has run out: this browser's account, the playing host by name, or
 * a host who is not in the room.
 */
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
 * Covers a room's screen when its host's time has run out. Closes by itself when the room is told of the
 * payment, or when this browser's account has time again.
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
  usePaidElsewhere(wake);
  const isPaid = payment === "complete";
  useEffect(() => {
    if (isPaid) wake();
    // `wake` changes with the language, but that is no second payment.
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
