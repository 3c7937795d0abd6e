import { FastForward, Pause, Settings2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EndControls } from "./host/EndControls.tsx";
import { HostDrawer } from "./host/HostDrawer.tsx";
import { LobbyControls } from "./host/LobbyControls.tsx";
import { useSend } from "../room/useSend.ts";
import { LazyExpiredOverlay } from "./subscription/LazyExpiredOverlay.tsx";
import { useTopic } from "../room/index.ts";
import { Loading } from "../ui/feedback/Loading.tsx";
import { ConnectionGate } from "./frame/ConnectionGate.tsx";
import { isFrameStage } from "../room/frameStages.ts";
import { gameParts, preloadGame } from "../games/parts.ts";
import { GameCard } from "./lobby/GameCard.tsx";
import { PhoneRoster } from "./lobby/PhoneRoster.tsx";
import { Optional } from "../game-kit/Optional.tsx";
import { PhoneFrame } from "./frame/PhoneFrame.tsx";
import { RoundIntro } from "./stages/RoundIntro.tsx";
import { RoundSummary } from "./stages/RoundSummary.tsx";
import { ScoresProvider } from "../game-kit/scores.tsx";
import { StageTitle } from "../game-kit/StageTitle.tsx";
import { StageVoice } from "./sound/StageVoice.tsx";
import { useGameName } from "../i18n/useGameName.ts";
import { useWakeLock } from "../ui/hooks/useWakeLock.ts";
import { Button } from "../ui/controls/Button.tsx";
import { cx } from "../ui/hooks/cx.ts";
import styles from "./RemoteScreen.module.css";
import { Extra } from "../game-kit/Extra.tsx";

const StandingStage = lazy(() => import("./evening/StandingStage.tsx"));
const ShareCard = lazy(() => import("./stages/card/ShareCard.tsx"));
const GrandPodium = lazy(() => import("./evening/GrandPodium.tsx"));

/** A phone with the host's rights and no seat: shows what the room shows, and the buttons that control it. */
export function RemoteScreen() {
  useWakeLock();
  return (
    <ConnectionGate>
      <ScoresProvider>
        <PhoneFrame>
          <Suspense fallback={<Loading />}>
            <RemoteStage />
          </Suspense>
        </PhoneFrame>
        <StageVoice />
        <LazyExpiredOverlay />
      </ScoresProvider>
    </ConnectionGate>
  );
}

function RemoteStage() {
  const { t } = useTranslation(["links", "room"]);
  const nameOf = useGameName();
  const name = useTopic("stage")?.name ?? "LOBBY";
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  useEffect(() => preloadGame(gameType), [gameType]);
  const game = gameType ? nameOf(gameType) : "";
  // No game runs in these stages; the buttons to go on are part of the stage itself.
  if (name === "STANDING") return <StandingStage place="phone" />;
  if (name === "EVENING_END") return <GrandPodium place="phone" />;
  if (name === "LOBBY" || name === "CLOSED") {
    return (
      <div className={styles["remote"]}>
        <StageTitle text={t("remote.title")} />
        <div className={cx(styles["view"], styles["still"])}>
          <GameCard />
          <PhoneRoster />
        </div>
        <LobbyControls phone />
      </div>
    );
  }
  if (name === "GAME_END") {
    return (
      <div className={styles["remote"]}>
        <StageTitle text={t("remote.title")} />
        <div className={cx(styles["view"], styles["still"])}>
          <GameCard />
        </div>
        <Extra>
          <ShareCard />
        </Extra>
        <EndControls phone />
      </div>
    );
  }
  return (
    <div className={styles["remote"]}>
      {name === "TUTORIAL" && <StageTitle text={t("room:tutorial.title", { game })} />}
      {!isFrameStage(name) && <StageTitle text={game} />}
      <div className={styles["view"]}>
        <RemoteView />
      </div>
      <RunningControls />
    </div>
  );
}

function RemoteView() {
  const name = useTopic("stage")?.name ?? "LOBBY";
  const parts = gameParts(useTopic("gameSessionUpdated")?.gameType);
  if (!isFrameStage(name)) return parts ? <parts.Stage place="phone" /> : null;
  if (name === "ROUND_INTRO") return <RoundIntro place="phone" />;
  if (name === "ROUND_SUMMARY") return <RoundSummary place="phone" />;
  return <PhoneRoster />;
}

/** Controls while a game runs: the three buttons a thumb must find without looking. */
function RunningControls() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const stage = useTopic("stage");
  const gameId = useTopic("gameCreated")?.gameId;
  const [isOpen, setOpen] = useState(false);
  if (!stage) return null;
  return (
    <div className={styles["controls"]}>
      <Button
        icon={<Pause />}
        disabled={stage.paused !== undefined}
        onClick={() => void send("pause", { paused: true, gameId })}
        lockMs={400}
      >
        {t("host.pause")}
      </Button>
      <Button
        icon={<FastForward />}
        onClick={() => void send("requestNextStage", { stageId: stage.stageId })}
        lockMs={600}
      >
        {t("host.skip")}
      </Button>
      <Button variant="quiet" wide icon={<Settings2 />} onClick={() => setOpen(true)} lockMs={300}>
        {t("host.title")}
      </Button>
      <Optional open={isOpen} onClose={() => setOpen(false)}>
        <HostDrawer open={isOpen} onClose={() => setOpen(false)} />
      </Optional>
    </div>
  );
}
