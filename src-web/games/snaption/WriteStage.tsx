import { MessageCircle } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useSnaption } from "./controller.ts";
import styles from "./WaitStage.module.css";

/** Blurred photos that nobody may see yet; a bubble pops up for each caption that comes in. */
export function WriteStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("snaption");
  const written = useSnaption()?.written ?? [];
  const count = written.reduce((sum, some) => sum + some, 0);
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("write.title")} silent={place === "phone"} />
      <div
        className={cx(
          styles["wall"],
          written.length <= 3 && styles["few"],
          written.length > 4 && styles["many"],
        )}
      >
        <ul
          className={cx(styles["prints"], written.length <= 4 && styles["row"])}
          style={
            {
              "--photos": written.length,
              "--columns": Math.ceil(written.length / 2),
            } as CSSProperties
          }
        >
          {written.map((some, at) => (
            <li
              // A photo has no name before it is shown, but keeps its place.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              className={cx(styles["print"], styles["wide"])}
              style={{ "--at": at } as CSSProperties}
            >
              <span className={styles["blur"]} aria-hidden="true">
                <i />
                <b>?</b>
              </span>
              <span className={styles["bubbles"]}>
                {Array.from({ length: some }, (_, bubble) => (
                  <MessageCircle key={bubble} aria-hidden="true" />
                ))}
                <span className="visually-hidden">{t("write.captions", { count: some })}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles["count"]}>{t("write.captions", { count })}</p>
      </div>
    </div>
  );
}
