import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAME_FACTS, gamePath, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import { useCast } from "../../platform/cast/useCast.ts";
import type { PlayableGame } from "../../games/registry.ts";
import { useAccess, useOfferedGames } from "../../games/useOfferedGames.ts";
import { useHostingErrorText } from "./errorText.ts";
import { isAdmin, useAccount } from "../../client/auth/account.ts";
import { keepHostType, keptHostType } from "../../client/storage/hostChoices.ts";
import { GameCard } from "../pages/GameCard.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { isHandheld } from "../../ui/hooks/media.ts";
import { HostTypePicker } from "./HostTypePicker.tsx";
import styles from "./create.module.css";
import { SignInPrompt } from "./SignInPrompt.tsx";
import { useHosting, type Hosting, type HostingError } from "./useHosting.ts";
import type { EveningPlan } from "../../../src-shared/catalog/playlist.ts";

const CastButton = lazy(() => import("./CastButton.tsx"));
const Planner = lazy(() => import("../../screens/evening/Planner.tsx"));
const EveningCard = lazy(() => import("../../screens/evening/EveningCard.tsx"));
const GuestLimitDialog = lazy(() => import("./GuestLimitDialog.tsx"));
const ExpiredDialog = lazy(() => import("../../screens/subscription/ExpiredDialog.tsx"));

interface CreateGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A game that is already chosen: the dialog then opens at its second step. */
  readonly gameType?: GameType;
}

/** Dialog for opening a room: first the game, then where it is shown. Closing it forgets the choices. */
export function CreateGameDialog({ open, onClose, gameType }: CreateGameDialogProps) {
  const { t } = useTranslation("site");
  const account = useAccount();
  const hosting = useHosting();
  const isVisitor = account.kind === "visitor";
  const isExpired = open && hosting.error === "subscription_expired";
  const isLimited = open && hosting.error === "guest_limit";
  const close = () => {
    hosting.forget();
    onClose();
  };

  return (
    <>
      {hosting.isCreating && (
        <FullScreenOverlay title={t("create.creating")} text={t("create.creatingText")} />
      )}
      <Suspense fallback={null}>
        {isExpired && <ExpiredDialog onPaid={() => void hosting.retry()} onClose={close} />}
        {isLimited && <GuestLimitDialog onDone={() => void hosting.retry()} onClose={close} />}
      </Suspense>
      <Dialog
        open={open && !isExpired && !isLimited}
        title={isVisitor ? t("create.needLogin") : t("create.heading")}
        size={isVisitor ? "normal" : "wide"}
        onClose={close}
      >
        {account.kind === "unknown" && <Spinner />}
        {isVisitor && <SignInPrompt />}
        {"claims" in account && (
          <Steps gameType={gameType} hosting={hosting} anyGameOnPhones={isAdmin(account)} />
        )}
      </Dialog>
    </>
  );
}

interface StepsProps {
  readonly gameType: GameType | undefined;
  readonly hosting: Hosting;
  readonly anyGameOnPhones: boolean;
}

function Steps({ gameType, hosting, anyGameOnPhones }: StepsProps) {
  const { t } = useTranslation(["site", "games", "common"]);
  const errorText = useHostingErrorText();
  const navigate = useNavigate();
  const caster = useCast();
  const [castError, setCastError] = useState<HostingError>();
  const games = useOfferedGames();
  const [game, setGame] = useState<PlayableGame | undefined>(() =>
    games.find((one) => one.gameType === gameType),
  );
  const access = useAccess();
  const [plan, setPlan] = useState<EveningPlan>();
  const [isPlanning, setPlanning] = useState(false);
  const use = (chosen: EveningPlan) => {
    setPlan(chosen);
    setPlanning(false);
    setGame(games.find((one) => one.gameType === chosen.entries[0]?.gameType));
  };
  const startOver = () => {
    setPlan(undefined);
    setGame(undefined);
  };
  const onPhones =
    game && (anyGameOnPhones || GAME_FACTS[game.gameType].hostTypes.includes("HOST_AND_PLAY"));
  const offered: HostType[] = [
    "HOST",
    ...(onPhones ? (["HOST_AND_PLAY"] as const) : []),
    // Televisions and cast devices open the room themselves, so an evening is planned in the lobby there.
    ...(plan ? [] : (["SMART_TV"] as const)),
    ...(caster && !plan ? (["CHROMECAST"] as const) : []),
  ];
  const [hostType, setHostType] = useState<HostType>();
  const picked =
    hostType ?? keptHostType(offered) ?? (onPhones && isHandheld() ? "HOST_AND_PLAY" : "HOST");

  const error = picked === "CHROMECAST" ? castError : hosting.error;
  const create = (chosen: GameType) => {
    keepHostType(picked);
    // The television opens the room itself, so continue with entering the code it shows.
    return picked === "SMART_TV"
      ? navigate({ to: "/loginCode/$", params: { _splat: "" }, search: { game: gamePath(chosen) } })
      : hosting.open(chosen, picked, plan);
  };

  if (isPlanning) {
    return (
      <Suspense fallback={<Spinner />}>
        <Planner people={6} access={access} onPhones={false} plan={plan} onUse={use} />
      </Suspense>
    );
  }
  if (!game) {
    return (
      <div className={styles["step"]}>
        <h3 className={styles["question"]}>{t("create.stepGame")}</h3>
        <div className={styles["games"]}>
          {games.map((one) => (
            <GameCard key={one.gameType} game={one} onPick={() => setGame(one)} />
          ))}
        </div>
        <Suspense fallback={null}>
          <EveningCard onPick={() => setPlanning(true)} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles["step"]}>
      <h3 className={styles["question"]}>{t("create.stepHost", { game: t(game.nameKey) })}</h3>
      <HostTypePicker offered={offered} value={picked} onChange={setHostType} />
      <p className={styles["error"]} role="alert">
        {error && error !== "subscription_expired" && errorText(error)}
      </p>
      <Suspense fallback={null}>
        {castError === "subscription_expired" && (
          // Casting needs a press: after the payment the button is there for it.
          <ExpiredDialog
            onPaid={() => setCastError(undefined)}
            onClose={() => setCastError(undefined)}
          />
        )}
      </Suspense>
      <div className={styles["actions"]}>
        {games.length > 1 && (
          <Button variant="quiet" onClick={startOver}>
            {t("create.otherGame")}
          </Button>
        )}
        {caster && picked === "CHROMECAST" ? (
          <Suspense fallback={<Spinner />}>
            <CastButton context={caster} gameType={game.gameType} onError={setCastError} />
          </Suspense>
        ) : (
          <Button size="big" onClick={() => void create(game.gameType)}>
            {t("create.create")}
          </Button>
        )}
      </div>
    </div>
  );
}
