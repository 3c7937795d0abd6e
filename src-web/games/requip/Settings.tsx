import { useTranslation } from "react-i18next";
import type { SettingsProps } from "../../game-kit/gameParts.ts";
import { Switch } from "../../ui/controls/Choice.tsx";

/** Whether later players may meet these answers, and where robots get theirs from. */
export default function Settings({ place, settings, onChange }: SettingsProps) {
  const { t } = useTranslation("requip");
  if (place !== "textSwitches") return null;
  return (
    <div>
      <Switch
        label={t("settings.keepAnswers")}
        on={settings.keepAnswers ?? true}
        onChange={(keepAnswers) => onChange({ keepAnswers })}
      />
      <Switch
        label={t("settings.livelyRobots")}
        on={settings.livelyRobots ?? false}
        onChange={(livelyRobots) => onChange({ livelyRobots })}
      />
    </div>
  );
}
