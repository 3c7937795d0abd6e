import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { useTopic } from "../../room/index.ts";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import { BOLD, rich } from "../../ui/page/rich.tsx";
import styles from "./JoinCard.module.css";
import { Extra } from "../../game-kit/Extra.tsx";

const HiddenCode = lazy(() => import("../devices/HiddenCode.tsx"));

/** How to join: scan the QR code, or type five characters. The largest thing on the screen. */
export function JoinCard() {
  const { t } = useTranslation("room");
  const address = useJoinAddress();
  const session = useTopic("gameSessionUpdated");
  const code = session?.gameCode;
  if (code === undefined) return null;
  if (session?.codeHidden) {
    return (
      <Extra>
        <HiddenCode />
      </Extra>
    );
  }
  return (
    <section className={styles["card"]} aria-label={t("code.label")}>
      <div className={styles["qr"]}>
        <Extra>
          <QrCode
            text={address.url(code)}
            label={t("code.qr", { code })}
            size="calc(var(--u) * 15)"
          />
        </Extra>
      </div>
      <div className={styles["words"]}>
        <p className={styles["how"]}>{rich(t("code.how", { address: address.typed }), BOLD)}</p>
        <p className={styles["code"]}>
          <b className="visually-hidden">{Array.from(code).join(" ")}</b>
          {Array.from(code).map((character, at) => (
            <span key={`${at}${character}`} aria-hidden="true">
              {character}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
