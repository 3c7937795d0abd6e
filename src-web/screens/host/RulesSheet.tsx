import { useTranslation } from "react-i18next";
import { GameRules } from "../../games/GameRules.tsx";
import { useGameName } from "../../i18n/useGameName.ts";
import { useTopic } from "../../room/index.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";

/** The short rules of the chosen or running game, shown over the current screen, which stays as it is. */
export default function RulesSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("room");
  const name = useGameName();
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  if (!gameType) return null;
  return (
    <Dialog open title={t("phone.inShort", { game: name(gameType) })} size="wide" onClose={onClose}>
      <GameRules gameType={gameType} />
    </Dialog>
  );
}
