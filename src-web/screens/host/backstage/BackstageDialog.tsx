import { useTranslation } from "react-i18next";
import { useTopic } from "../../../room/index.ts";
import { Dialog } from "../../../ui/controls/Dialog.tsx";
import styles from "./backstage.module.css";
import { BackstageThing } from "./BackstageThing.tsx";

/** What players made, before the room sees it: show or hide, what waits first. */
export default function BackstageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("backstage");
  const backstage = useTopic("backstage");
  const all = Object.entries(backstage?.items ?? {});
  const waiting = all.filter(([, { status }]) => status === "waiting");
  const decided = all.filter(([, { status }]) => status !== "waiting").reverse();
  // What somebody complained about cannot wait.
  const first = waiting.filter(([, { reported }]) => reported);
  const rest = waiting.filter(([, { reported }]) => !reported);
  return (
    <Dialog open title={t("title")} size="full" onClose={onClose}>
      <div className={styles["panel"]}>
        <p className={styles["intro"]}>{t(`intro.${backstage?.mode ?? "off"}`)}</p>
        {all.length === 0 && <p className={styles["empty"]}>{t("empty")}</p>}
        <ul className={styles["things"]} aria-live="polite">
          {[...first, ...rest, ...decided].map(([id, entry]) => (
            <BackstageThing key={id} id={id} entry={entry} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
