import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isBetweenGames } from "../../room/frameStages.ts";
import { useIsHost, useTopic } from "../../room/index.ts";
import { Optional } from "../../game-kit/Optional.tsx";
import { useSend } from "../../room/useSend.ts";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { OpenEveningProvider } from "../evening/openEvening.ts";
import { GamePicker } from "./GamePicker.tsx";

const EveningDialog = lazy(() => import("../evening/EveningDialog.tsx"));

const OpenGames = createContext<() => void>(() => undefined);

const AskToClose = createContext<() => void>(() => undefined);

/** Asks whether the room is to be closed. */
export function useAskToClose(): () => void {
  return use(AskToClose);
}

/** Opens the games to choose from. */
export function useOpenGames(): () => void {
  return use(OpenGames);
}

/** Around the stage, which goes: whoever still chooses when the podium's time is up does so in what comes after it. */
export function GamesDoor({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("room");
  const [open, setOpen] = useState<"games" | "evening" | "closing">();
  const { send } = useSend();
  const isHost = useIsHost();
  const stage = useTopic("stage")?.name ?? "LOBBY";
  // At its grand podium there is no evening any more that could be planned.
  const isOver = open === "evening" && stage === "EVENING_END";
  const isOffered = isBetweenGames(stage) && isHost && !isOver;
  // A game has begun, or somebody else leads: what comes after it opens nothing.
  if (open !== undefined && !isOffered) setOpen(undefined);
  const openGames = useCallback(() => setOpen("games"), []);
  const openEvening = useCallback(() => setOpen("evening"), []);
  const askToClose = useCallback(() => setOpen("closing"), []);
  const close = () => setOpen(undefined);
  return (
    <OpenGames value={openGames}>
      <AskToClose value={askToClose}>
        <OpenEveningProvider value={openEvening}>{children}</OpenEveningProvider>
      </AskToClose>
      <Dialog open={open === "games"} title={t("host.chooseGame")} size="wide" onClose={close}>
        <GamePicker onChosen={close} />
      </Dialog>
      <ConfirmDialog
        open={open === "closing"}
        title={t("host.closeRoomTitle")}
        text={t("host.closeRoomText")}
        action={t("host.closeRoom")}
        onClose={close}
        onConfirm={() => void send("exitGame", {})}
      />
      <Optional open={open === "evening"} onClose={close}>
        <Suspense fallback={null}>
          {open === "evening" && <EveningDialog onClose={close} />}
        </Suspense>
      </Optional>
    </OpenGames>
  );
}
