import { Cast, MessageCircle } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { STREAM_DELAYS } from "../../../src-shared/catalog/streams.ts";
import { makeLink } from "../../client/api/links.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { currentTag } from "../../i18n/language.ts";
import { useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Choice, Switch } from "../../ui/controls/Choice.tsx";
import hosting from "../../ui/controls/panel.module.css";
import { toast } from "../../ui/feedback/announcer.ts";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";
import { HeldCode } from "./HeldCode.tsx";
import styles from "./links.module.css";
import { useRoomChange } from "./useRoomChange.ts";

/**
 * Puts a text on the clipboard that is still being fetched. Where `ClipboardItem` exists it gets the promise,
 * since some browsers only allow writing during the click itself; elsewhere this waits for the text.
 */
async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((url) => new Blob([url], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

interface StreamPanelProps {
  /** Opens a crowd unless there is one. Resolves to whether there is one. */
  readonly openCrowd: () => Promise<boolean>;
}

/**
 * The host's controls for a stream: hide the code from the picture, links for the viewers and the overlay,
 * and the stream's delay.
 */
export function StreamPanel({ openCrowd }: StreamPanelProps) {
  const { t } = useTranslation(["links", "common"]);
  const errorText = useErrorText();
  const change = useRoomChange();
  const address = useJoinAddress();
  const session = useTopic("gameSessionUpdated");
  const [until, setUntil] = useState<number>();
  const [byHand, setByHand] = useState<{ kind: "crowd" | "overlay"; url: string }>();
  const time = new Intl.DateTimeFormat(currentTag(), { timeStyle: "short" });
  const openUntil = until === undefined ? "" : t("stream.chatUntil", { time: time.format(until) });
  useAnnouncement(openUntil);
  if (!session) return null;
  const { gameCode, codeHidden = false, streamDelay = 0 } = session;
  const copy = async (kind: "crowd" | "overlay") => {
    const making = makeLink(gameCode, kind);
    const path = kind === "crowd" ? "/link/crowd" : "/overlay";
    const url = making.then((made) => address.at(`${path}/${made.cover}#${made.token}`));
    setByHand(undefined);
    const isCopied = await copyLater(url).then(
      () => true,
      () => false,
    );
    try {
      const { expiresAt } = await making;
      if (kind === "crowd") setUntil(expiresAt);
      if (isCopied) return toast(t("common:button.copied"), "good");
      // Without https or permission a page cannot write to the clipboard.
      setByHand({ kind, url: await url });
      toast(t("copyFailed"), "bad");
    } catch (error) {
      toast(errorText(errorCodeOf(error)), "bad");
    }
  };
  const copyChat = async () => {
    if (await openCrowd()) await copy("crowd");
  };
  return (
    <div className={hosting["group"]}>
      <Switch
        label={t("stream.switch")}
        on={codeHidden}
        onChange={(on) => change({ codeHidden: on })}
      />
      {codeHidden && (
        <>
          <p className={styles["once"]}>{t("stream.note")}</p>
          <Button wide icon={<MessageCircle />} lockMs={300} onClick={() => void copyChat()}>
            {t("stream.chat")}
          </Button>
          {openUntil !== "" && <p className={styles["once"]}>{openUntil}</p>}
          <Button
            variant="quiet"
            wide
            icon={<Cast />}
            lockMs={300}
            onClick={() => void copy("overlay")}
          >
            {t("stream.overlay")}
          </Button>
          <p className={styles["once"]}>{t("stream.overlayNote")}</p>
          {byHand && (
            <CopyByHand
              label={byHand.kind === "crowd" ? t("stream.chat") : t("stream.overlay")}
              url={byHand.url}
            />
          )}
          <Choice
            label={t("stream.delay")}
            options={STREAM_DELAYS}
            value={streamDelay}
            nameOf={String}
            onChoose={(seconds) => change({ streamDelay: seconds })}
          />
          <p className={styles["once"]}>{t("stream.delayNote")}</p>
          <HeldCode />
        </>
      )}
    </div>
  );
}
