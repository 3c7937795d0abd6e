import { Download } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { answerInstall, canInstall, onInstallOffer } from "./install.ts";
import styles from "./InstallOffer.module.css";

/** After the first podium: may this stay on the phone? Asked once, in nobody's way. */
export default function InstallOffer() {
  const { t } = useTranslation("display");
  const isOffered = useSyncExternalStore(onInstallOffer, canInstall);
  if (!isOffered) return null;
  return (
    <section className={styles["card"]} aria-labelledby="install">
      <h2 id="install">{t("install.title")}</h2>
      <p>{t("install.text")}</p>
      <div className={styles["answers"]}>
        <Button variant="quiet" icon={<Download />} onClick={() => answerInstall(true)}>
          {t("install.do")}
        </Button>
        <Button variant="quiet" onClick={() => answerInstall(false)}>
          {t("install.later")}
        </Button>
      </div>
    </section>
  );
}
