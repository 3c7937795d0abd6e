import { Camera, Dices, Images } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { sendPhoto } from "../../client/api/snaption.ts";
import { useSend } from "../../room/useSend.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useHand } from "./controller.ts";
import { shrink } from "../../client/shrink.ts";
import { SnapPhoto } from "./SnapPhoto.tsx";
import styles from "./SnapTask.module.css";
import { Watching } from "../../game-kit/Watching.tsx";

/** Take a photo, pick one, or use a built-in one; it can be changed until time is up. */
export function SnapTask() {
  const { t } = useTranslation("snaption");
  const errorText = useErrorText();
  const { send } = useSend();
  const myId = useMyId();
  const stage = useTopic("stage");
  const gameCode = useTopic("gameSessionUpdated")?.gameCode;
  const sent = useHand()?.sent;
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  if (stage === undefined || gameCode === undefined || myId === undefined) return null;
  const { stageId } = stage;
  if (!stage.waitingFor[myId] && !stage.done[myId]) {
    return <Watching title={t("snap.watchTitle")} text={t("snap.watch")} />;
  }

  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    setBusy(true);
    try {
      const photoId = await sendPhoto(gameCode, await shrink(file));
      if (await send("move", { stageId, move: { type: "photo", photoId } })) {
        haptic(...RHYTHM.done);
      }
    } catch (error) {
      toast(errorText(errorCodeOf(error)), "bad");
    }
    setBusy(false);
  };
  const input = (ref: typeof camera, fromCamera: boolean) => (
    <input
      ref={ref}
      className="visually-hidden"
      type="file"
      accept="image/*"
      tabIndex={-1}
      aria-hidden="true"
      {...(fromCamera && { capture: "environment" as const })}
      onChange={(event) => void bring(event)}
    />
  );
  return (
    <div className={styles["task"]}>
      <StageTitle text={t(sent === undefined ? "snap.phoneTitle" : "snap.sentTitle")} />
      <div className={styles["frame"]}>
        {sent === undefined || sent === "pack" ? (
          <span className={styles["empty"]} aria-hidden="true">
            {sent === "pack" ? <Dices /> : <Camera />}
          </span>
        ) : (
          <SnapPhoto source={sent} />
        )}
      </div>
      {sent === undefined ? (
        <p className={styles["note"]}>{t("snap.note")}</p>
      ) : (
        <StillThinking title={t(sent === "pack" ? "snap.houseSent" : "snap.sent")} />
      )}
      <div className={styles["ways"]}>
        {input(camera, true)}
        {input(album, false)}
        <Button
          size="big"
          wide
          busy={isBusy}
          icon={<Camera />}
          onClick={() => camera.current?.click()}
        >
          {t("snap.camera")}
        </Button>
        <Button
          variant="quiet"
          wide
          busy={isBusy}
          icon={<Images />}
          onClick={() => album.current?.click()}
        >
          {t("snap.album")}
        </Button>
        <Button
          variant="quiet"
          wide
          busy={isBusy}
          icon={<Dices />}
          onClick={() => {
            haptic(...RHYTHM.tap);
            void send("move", { stageId, move: { type: "pack" } });
          }}
        >
          {t("snap.house")}
        </Button>
      </div>
    </div>
  );
}
