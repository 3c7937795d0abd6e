import { useTranslation } from "react-i18next";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { gameParts } from "../../games/parts.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { useTopic } from "../../room/index.ts";

/**
 * How the game works, for a stream whose viewers may never have seen it. Players confirm on their phones that
 * they understood it.
 */
export function OverlayTutorial() {
  const { t } = useTranslation("room");
  const nameOf = useGameName();
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const parts = gameParts(gameType);
  if (!gameType || !parts) return null;
  return (
    <>
      <StageTitle text={t("tutorial.title", { game: nameOf(gameType) })} />
      <parts.Tutorial />
    </>
  );
}
