import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../room/index.ts";
import { QrCode } from "../ui/QrCode.tsx";
import { isBetweenRounds } from "./frameStages.ts";
import { useJoinAddress } from "./joinUrl.ts";
import styles from "./RoomCorner.module.css";

/** Stages that need the corner themselves. */
const FULL: readonly string[] = ["TUTORIAL", "STANDING", "EVENING_END"];

/** The room's code in a corner while a game runs; with its QR code between rounds. */
export function RoomCorner() {
  const { t } = useTranslation("room");
  const address = useJoinAddress();
  const code = useTopic("gameSessionUpdated")?.gameCode;
  const stage = useTopic("stage");
  if (code === undefined || !stage || stage.name === "LOBBY") return <span />;
  return (
    <div className={styles["corner"]}>
      <span className={styles["label"]}>{t("code.label")}</span>
      <b className={styles["code"]}>{code}</b>
      {isBetweenRounds(stage.name) && !FULL.includes(stage.name) && (
        <div className={styles["qr"]}>
          <Suspense>
            <QrCode
              text={address.url(code)}
              label={t("code.qr", { code })}
              size="calc(var(--u) * 8)"
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
