import { useTranslation } from "react-i18next";
import { useTopic } from "../../../room/index.ts";
import { Dialog } from "../../../ui/controls/Dialog.tsx";
import styles from "./backstage.module.css";
import { BackstageThing } from "./BackstageThing.tsx";

/** Everything players made, before the room sees it, to show or hide. Items still waiting come first. */
export default function BackstageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("backstage");
  const backstage = useTopic("backstage");
  const all = Object.entries(backstage?.items ?? {});
  const waiting = all.filter(([, { status }]) => status === "waiting");
  const decided = all.filter(([, { status }]) => status !== "waiting").reverse();
  // Reported items come first of all.
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
