import { Download } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { answerInstall, canInstall, onInstallOffer } from "./install.ts";

/** After the first podium: may this stay on the phone? Asked once, in nobody's way: whoever goes on has said no. */
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
