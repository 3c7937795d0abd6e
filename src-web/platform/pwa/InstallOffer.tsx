import { Download } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { answerInstall, canInstall, onInstallOffer } from "./install.ts";

/**
 * Offers, after the first podium, to install the app on the phone. It is offered once and blocks nothing;
 * leaving the screen counts as no.
 */
export function InstallOffer() {
  return useSyncExternalStore(onInstallOffer, canInstall) && <InstallButton />;
}

function InstallButton() {
  const { t } = useTranslation("display");
  useEffect(() => () => answerInstall(false), []);
  return (
    <Button variant="quiet" icon={<Download />} onClick={() => answerInstall(true)}>
      {t("install")}
    </Button>
  );
}
