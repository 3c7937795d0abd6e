import { Zap } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { useListedGames } from "../../games/useOfferedGames.ts";
import { useAccount } from "../../client/auth/account.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";
import { isHandheld } from "../../ui/hooks/media.ts";
import { useHostingErrorText } from "./errorText.ts";
import { SignInPrompt } from "./SignInPrompt.tsx";
import { useHosting } from "./useHosting.ts";

const QuickPlayDialog = lazy(() => import("./QuickPlayDialog.tsx"));
const GuestLimitDialog = lazy(() => import("./GuestLimitDialog.tsx"));
const ExpiredDialog = lazy(() => import("../../screens/subscription/ExpiredDialog.tsx"));

/** Opens a room that is publicly listed and starts a game immediately, after asking which game. */
export function QuickPlayButton() {
  const { t } = useTranslation("site");
  const account = useAccount();
  const { isCreating, error, quickPlay, retry, forget } = useHosting();
  const errorText = useHostingErrorText();
  const [isChoosing, setChoosing] = useState(false);
  /** The game chosen by a visitor who has to sign in first. */
  const [wanted, setWanted] = useState<GameType>();

  useEffect(() => {
    if (error && error !== "subscription_expired" && error !== "guest_limit")
      toast(errorText(error), "bad");
    // `errorText` changes with the language; that is no second failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);

  const games = useListedGames();
  // Evaluated on press, since the build prerenders this page without a screen.
  const hostType = () => (isHandheld() ? "HOST_AND_PLAY" : "HOST");
  const isFit = (gameType: GameType) =>
    hostType() === "HOST" || GAME_FACTS[gameType].hostTypes.includes("HOST_AND_PLAY");
  const start = (gameType: GameType) => quickPlay(gameType, hostType());

  return (
    <>
      <Button variant="quiet" icon={<Zap aria-hidden="true" />} onClick={() => setChoosing(true)}>
        {t("hero.quickPlay")}
      </Button>
      <Dialog
        open={wanted !== undefined}
        title={t("create.needLogin")}
        onClose={() => setWanted(undefined)}
      >
        <SignInPrompt
          onDone={() => {
            setWanted(undefined);
            if (wanted) void start(wanted);
          }}
        />
      </Dialog>
      <Suspense fallback={null}>
        {isChoosing && (
          <QuickPlayDialog
            games={games.filter(({ gameType }) => isFit(gameType))}
            onClose={() => setChoosing(false)}
            onOpen={(gameType) => {
              setChoosing(false);
              if (account.kind === "visitor") setWanted(gameType);
              else void start(gameType);
            }}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {error === "subscription_expired" && (
          <ExpiredDialog onPaid={() => void retry()} onClose={forget} />
        )}
        {error === "guest_limit" && (
          <GuestLimitDialog onDone={() => void retry()} onClose={forget} />
        )}
      </Suspense>
      {isCreating && (
        <FullScreenOverlay title={t("create.creating")} text={t("create.creatingText")} />
      )}
    </>
  );
}
