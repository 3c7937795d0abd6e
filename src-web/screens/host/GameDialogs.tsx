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

/** Returns the function that asks the host to confirm closing the room. */
export function useAskToClose(): () => void {
  return use(AskToClose);
}

/** Returns the function that opens the list of games. */
export function useOpenGames(): () => void {
  return use(OpenGames);
}

/**
 * Wraps the stage and renders the dialogs outside it, so that they stay open when the podium's time is up and
 * another stage follows.
 */
export function GameDialogs({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("room");
  const [open, setOpen] = useState<"games" | "evening" | "closing">();
  const { send } = useSend();
  const isHost = useIsHost();
  const stage = useTopic("stage")?.name ?? "LOBBY";
  // At the grand podium the evening is over, so there is nothing left to plan.
  const isOver = open === "evening" && stage === "EVENING_END";
  const isOffered = isBetweenGames(stage) && isHost && !isOver;
  // A game has begun, or somebody else is the host now. The dialog must not open again by itself afterwards.
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
