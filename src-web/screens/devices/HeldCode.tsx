import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTopic, useIsHost } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./links.module.css";

/** In place of the room's code where a stream watches: only whoever leads can show it, while they hold. */
export default function HeldCode({ small = false }: { readonly small?: boolean }) {
  const { t } = useTranslation("links");
  const isHost = useIsHost();
  const code = useTopic("gameSessionUpdated")?.gameCode ?? "";
  const [isHeld, setHeld] = useState(false);
  const release = () => setHeld(false);
  const isKey = (key: string) => key === " " || key === "Enter";
  return (
    <section className={cx(styles["held"], small && styles["small"])} aria-label={t("hide.hidden")}>
      {isHeld ? (
        <b className={styles["shown"]}>{code}</b>
      ) : (
        <>
          <b className={styles["hidden"]}>{t("hide.hidden")}</b>
          {!small && <span>{t("hide.how")}</span>}
        </>
      )}
      {isHost && (
        <button
          type="button"
          className={styles["hold"]}
          onPointerDown={() => setHeld(true)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onBlur={release}
          onKeyDown={({ key }) => isKey(key) && setHeld(true)}
          onKeyUp={release}
        >
          <Eye aria-hidden="true" />
          {t("hide.hold")}
        </button>
      )}
    </section>
  );
}
