import { Clapperboard } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import styles from "./reelCard.module.css";

/** Where the night can be seen again: a QR code on the television, a link on a phone. */
export function ReelCard({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("reel");
  const address = useJoinAddress();
  const reelId = useTopic("reel")?.reelId;
  // A streamed screen shows no code to scan.
  const isStreamed = useTopic("gameSessionUpdated")?.codeHidden === true;
  if (reelId === undefined || (isStreamed && place === "tv")) return null;
  const url = address.at(`/reel/${reelId}`);
  if (place === "phone") {
    return (
      <a
        className={buttonClass({ variant: "quiet", wide: true })}
        href={`/reel/${reelId}`}
        target="_blank"
        rel="noreferrer"
      >
        <Clapperboard aria-hidden="true" />
        <span>{t("open")}</span>
      </a>
    );
  }
  return (
    <section className={styles["card"]} aria-label={t("cardTitle")}>
      <Suspense>
        <QrCode text={url} label={url} size="calc(var(--u) * 7.4)" />
      </Suspense>
      <p>
        <b>{t("cardTitle")}</b>
        <span>{t("cardText")}</span>
      </p>
    </section>
  );
}

export default ReelCard;
