import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { reloadPage } from "../../client/auth/nativeBridge.ts";
import { useRoomEvent, useRoomStatus, useTopic, type ConnectionStatus } from "../../room/index.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { Arrived } from "../../ui/page/Arrived.tsx";
import { useLeaveRoom, useReconnect } from "./roomExit.tsx";
import styles from "./Overlay.module.css";

/** Shows the room while this screen is connected to it; otherwise the reason, and what to do about it. */
export function ConnectionGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("room");
  const status = useRoomStatus();
  const hasRoom = useTopic("stage") !== undefined;
  useRoomEvent("reloadPage", reloadPage);
  if (status.kind === "connecting" || (status.kind === "live" && !hasRoom)) {
    return (
      <div className={styles["full"]}>
        <div className={styles["card"]} role="status">
          {navigator.onLine ? (
            <AvatarImage src="donut.webp" size="120px" />
          ) : (
            <EmptyPicture of="offline" />
          )}
          <p className={styles["title"]}>{t("connection.connecting")}</p>
          <Spinner />
        </div>
      </div>
    );
  }
  if (status.kind !== "live" && status.kind !== "reconnecting") return <Final status={status} />;
  return (
    <>
      {children}
      {/* Always there: a live region that is new itself is not read out by every screen reader. */}
      <div className={styles["banner"]} role="status">
        {status.kind === "reconnecting" && (
          // Taps still work: they are kept and sent once the connection is back.
          <p>
            <Spinner small /> {t("connection.reconnecting")}
          </p>
        )}
      </div>
    </>
  );
}

type FinalStatus = Exclude<ConnectionStatus, { kind: "connecting" | "live" | "reconnecting" }>;

const FACES: Readonly<Record<FinalStatus["kind"], string>> = {
  replaced: "onigiri.webp",
  kicked: "lemon.webp",
  moved: "donut.webp",
  dismissed: "popcorn.webp",
  closed: "popcorn.webp",
  tooOld: "robot-old2.webp",
};

const ENDS: readonly FinalStatus["kind"][] = ["closed", "kicked", "moved", "dismissed"];

/** Shown after an end that reconnecting by itself cannot fix. */
function Final({ status }: { readonly status: FinalStatus }) {
  const { t } = useTranslation("room");
  const reconnect = useReconnect();
  const leave = useLeaveRoom();
  const key = status.kind === "closed" ? (`closed.${status.why}` as const) : status.kind;
  return (
    <div className={styles["full"]}>
      <section className={styles["card"]} role="alert">
        <Arrived />
        <AvatarImage src={FACES[status.kind]} size="max(120px, calc(var(--u) * 12))" />
        <h1 className={styles["title"]}>{t(`connection.${key}.title`)}</h1>
        <p>{t(`connection.${key}.text`)}</p>
        <div className={styles["buttons"]}>
          {status.kind === "replaced" && (
            <Button onClick={reconnect}>{t("connection.playHere")}</Button>
          )}
          {status.kind === "tooOld" && (
            <Button onClick={reloadPage}>{t("connection.reload")}</Button>
          )}
          {ENDS.includes(status.kind) && <Button onClick={leave}>{t("connection.home")}</Button>}
        </div>
      </section>
    </div>
  );
}
