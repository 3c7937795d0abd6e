import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { hideExpired } from "../../client/auth/subscription.ts";
import { ExpiredPanel } from "./ExpiredPanel.tsx";
import { useWaking } from "./useWaking.ts";

/**
 * Over a room's screen: its host's time is over. Closes by itself when the room hears that it was
 * paid for, or when this browser's account has time again.
 */
export default function ExpiredOverlay() {
  const { t } = useTranslation("payment");
  const gameCode = useTopic("gameSessionUpdated")?.gameCode;
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
    <Dialog open title={t("expired.title")} onClose={hideExpired}>
      <ExpiredPanel
        {...(gameCode !== undefined && { gameCode })}
        isPaying={payment === "open"}
        onLeave={hideExpired}
      />
    </Dialog>
  );
}
