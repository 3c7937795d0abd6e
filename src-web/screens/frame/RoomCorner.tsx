import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { useTopic } from "../../room/index.ts";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import { isBetweenRounds } from "../../room/frameStages.ts";
import styles from "./RoomCorner.module.css";
import { Extra } from "../../game-kit/Extra.tsx";

const HiddenCode = lazy(() => import("../devices/HiddenCode.tsx"));
/** Stages that need the corner themselves or have a QR code of their own. */
const FULL: readonly string[] = ["TUTORIAL", "GAME_END", "STANDING", "EVENING_END"];

/** The room's code in a corner while a game runs; with its QR code between rounds. */
export function RoomCorner() {
  const { t } = useTranslation("room");
  const address = useJoinAddress();
  const session = useTopic("gameSessionUpdated");
  const code = session?.gameCode;
  const stage = useTopic("stage");
  if (code === undefined || !stage || stage.name === "LOBBY") return <span />;
  if (session?.codeHidden) {
    return (
      <Extra fallback={<span />}>
        <HiddenCode small />
      </Extra>
    );
  }
  return (
    <div className={styles["corner"]}>
      <span className={styles["label"]}>{t("code.label")}</span>
      <b className={styles["code"]}>{code}</b>
      {isBetweenRounds(stage.name) && !FULL.includes(stage.name) && (
        <div className={styles["qr"]}>
          <Extra>
            <QrCode
              text={address.url(code)}
              label={t("code.qr", { code })}
              size="calc(var(--u) * 8)"
            />
          </Extra>
        </div>
      )}
    </div>
  );
}
