import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isBetweenGames } from "../../room/frameStages.ts";
import { useIsHost, useTopic } from "../../room/index.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { GamePicker } from "./GamePicker.tsx";

const OpenGames = createContext<() => void>(() => undefined);

/** Opens the games to choose from. */
export function useOpenGames(): () => void {
  return use(OpenGames);
}

/** Around the stage, which goes: whoever still chooses when the podium's time is up does so in the lobby. */
export function GamesDoor({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("room");
  const [isOpen, setOpen] = useState(false);
  const isHost = useIsHost();
  const isOffered = isBetweenGames(useTopic("stage")?.name ?? "LOBBY") && isHost;
  // A game has begun, or somebody else leads: what comes after it opens nothing.
  if (isOpen && !isOffered) setOpen(false);
  const open = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  return (
    <OpenGames value={open}>
      {children}
      <Dialog open={isOpen} title={t("host.chooseGame")} size="wide" onClose={close}>
        <GamePicker onChosen={close} />
      </Dialog>
    </OpenGames>
  );
}
