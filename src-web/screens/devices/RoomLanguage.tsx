import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../../src-shared/catalog/languages.ts";
import { isBetweenGames } from "../../room/frameStages.ts";
import { useTopic } from "../../room/index.ts";
import { LanguageDialog } from "./LanguageDialog.tsx";
import { useRoomChange } from "./useRoomChange.ts";

/** The language the room's games are played in. The host can change it while no game runs. */
export default function RoomLanguage() {
  const { t } = useTranslation("display");
  const change = useRoomChange();
  const spoken = useTopic("gameSessionUpdated")?.language;
  const stage = useTopic("stage");
  if (spoken === undefined || !stage || !isBetweenGames(stage.name)) return null;
  return (
    <LanguageDialog
      look="wide"
      icon={<Languages />}
      label={t("language.room", { language: LANGUAGE_NAMES[spoken] })}
      title={t("language.roomTitle")}
      note={t("language.roomNote")}
      value={spoken}
      onChoose={(language) => change({ language })}
    />
  );
}
