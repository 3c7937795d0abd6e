import { useTranslation } from "react-i18next";
import { LEVEL_OPTIONS } from "../../../src-shared/catalog/settings.ts";
import type { SettingsProps } from "../../game-kit/gameParts.ts";
import { Choice, Switch } from "../../ui/controls/Choice.tsx";

/** How many levels a round has, and whether similar words count as the same. */
export default function Settings({ place, settings, onChange }: SettingsProps) {
  const { t } = useTranslation("sync-think");
  const { syncThinkSettings: sync } = settings;
  if (!sync) return null;
  const change = (patch: Partial<typeof sync>) =>
    onChange({ syncThinkSettings: { ...sync, ...patch } });
  if (place === "choices") {
    return (
      <Choice
        label={t("settings.levels")}
        options={LEVEL_OPTIONS}
        value={sync.maximumLevels as (typeof LEVEL_OPTIONS)[number]}
        nameOf={String}
        onChoose={(maximumLevels) => change({ maximumLevels })}
      />
    );
  }
  if (place !== "switches") return null;
  return (
    <Switch
      label={t("settings.closeMatch")}
      on={sync.closeMatchEnabled}
      onChange={(closeMatchEnabled) => change({ closeMatchEnabled })}
    />
  );
}
