import { Eye, EyeOff, Flag, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { BackstageEntry, Verdict } from "../../../../src-shared/protocol/entities.ts";
import { useSend } from "../../../room/useSend.ts";
import { RoomPhoto } from "../../../game-kit/RoomPhoto.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { cx } from "../../../ui/hooks/cx.ts";
import styles from "./backstage.module.css";

interface BackstageThingProps {
  readonly id: string;
  readonly entry: BackstageEntry;
}

/** One text or picture with its two big buttons, or with the decision and a button to reverse it. */
export function BackstageThing({ id, entry }: BackstageThingProps) {
  const { t } = useTranslation("backstage");
  const { send } = useSend();
  const { kind, text, src, status, reported } = entry;
  const decide = (verdict: Verdict) => void send("moderate", { itemId: id, verdict });
  const what = kind === "photo" ? t("photo", { text }) : text;
  // Every entry has the same buttons: a screen reader that goes from button to button hears which one it is at.
  const named = (action: "hide" | "approve" | "hideAfterAll" | "showAfterAll") => ({
    "aria-label": `${t(action)}. ${what}`,
    children: t(action),
  });
  return (
    <li className={cx(styles["thing"], styles[status])}>
      {reported && (
        <p className={styles["flag"]}>
          <Flag aria-hidden="true" />
          {t("reported")}
        </p>
      )}
      {src !== undefined && (
        <RoomPhoto className={styles["photo"]} id={src} alt={t("photo", { text })} />
      )}
      {/* A drawing is not shown here, since a helper may have to guess it: its letter or word names it. */}
      {kind !== "photo" && <p className={styles["text"]}>{text}</p>}
      {status === "waiting" ? (
        <div className={styles["verdicts"]}>
          <Button
            variant="danger"
            wide
            icon={<EyeOff />}
            onClick={() => decide("hide")}
            {...named("hide")}
          />
          <Button wide icon={<Eye />} onClick={() => decide("approve")} {...named("approve")} />
        </div>
      ) : (
        <div className={styles["decided"]}>
          <b>
            {status === "approved" ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            {status === "approved" ? t("approved") : t("hidden")}
          </b>
          <Button
            variant="quiet"
            icon={<Undo2 />}
            onClick={() => decide(status === "approved" ? "hide" : "approve")}
            {...named(status === "approved" ? "hideAfterAll" : "showAfterAll")}
          />
        </div>
      )}
    </li>
  );
}
