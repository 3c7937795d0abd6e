import { VenetianMask } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../../room/index.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "./backstage.module.css";

const BackstageDialog = lazy(() => import("./BackstageDialog.tsx"));

/**
 * The backstage among the host's controls: a button on a phone; on a television a note that it is on the
 * phones.
 */
export default function BackstageEntry() {
  const { t } = useTranslation("backstage");
  const [isOpen, setOpen] = useState(false);
  const isWanted = (useTopic("gameSettingsUpdated")?.backstage ?? "off") !== "off";
  const backstage = useTopic("backstage");
  if (!backstage) return isWanted ? <p className={styles["intro"]}>{t("onPhones")}</p> : null;
  const waiting = Object.values(backstage.items).filter(({ status }) => status === "waiting");
  return (
    <>
      <Button variant="quiet" icon={<VenetianMask />} onClick={() => setOpen(true)} lockMs={300}>
        {t("open", { count: waiting.length })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BackstageDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
