import { useTranslation } from "react-i18next";
import type { PhotoSourceChoice } from "../../../src-shared/catalog/settings.ts";
import type { SettingsProps } from "../../game-kit/gameParts.ts";
import { Choice } from "../../ui/controls/Choice.tsx";

// The catalogue's list stands beside schemas that the web app does not load.
const PHOTOS: readonly PhotoSourceChoice[] = ["pack", "players"];

/** Whose photos are captioned. */
export default function Settings({ place, settings, onChange }: SettingsProps) {
  const { t } = useTranslation("snaption");
  if (place !== "textChoices") return null;
  return (
    <Choice
      label={t("settings.photos.label")}
      options={PHOTOS}
      value={settings.snaptionSettings?.photoSource ?? "pack"}
      nameOf={(source) => t(`settings.photos.${source}`)}
      onChoose={(photoSource) => onChange({ snaptionSettings: { photoSource } })}
    />
  );
}
