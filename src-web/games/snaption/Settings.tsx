import { useTranslation } from "react-i18next";
import { PHOTO_SOURCES } from "../../../src-shared/catalog/settings.ts";
import type { SettingsProps } from "../../game-kit/gameParts.ts";
import { Choice } from "../../ui/controls/Choice.tsx";

/** Whose photos are captioned. */
export default function Settings({ place, settings, onChange }: SettingsProps) {
  const { t } = useTranslation("snaption");
  if (place !== "textChoices") return null;
  return (
    <Choice
      label={t("settings.photos.label")}
      options={PHOTO_SOURCES}
      value={settings.snaptionSettings?.photoSource ?? "pack"}
      nameOf={(source) => t(`settings.photos.${source}`)}
      onChoose={(photoSource) => onChange({ snaptionSettings: { photoSource } })}
    />
  );
}
