import { BookOpen, FastForward, LogOut, Pause, Play, Square } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SessionPlayer } from "../../../src-shared/protocol/entities.ts";
import { useIsRemote, usePurpose, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import styles from "../../ui/controls/panel.module.css";
import { KickDialog } from "./KickDialog.tsx";
import { SoundPanel } from "./SoundPanel.tsx";
import { TimerChoice } from "./TimerChoice.tsx";
import { useSend } from "../../room/useSend.ts";
import { useLongAway } from "./useLongAway.ts";

const DisplayButton = lazy(() => import("../../ui/display/DisplayButton.tsx"));
const BackstageEntry = lazy(() => import("./backstage/BackstageEntry.tsx"));
const PeopleList = lazy(() => import("./PeopleList.tsx"));
const RulesSheet = lazy(() => import("./RulesSheet.tsx"));
const RoomLanguage = lazy(() => import("../devices/RoomLanguage.tsx"));
const ScreenLanguage = lazy(() => import("../devices/ScreenLanguage.tsx"));
const RoomLinks = lazy(() => import("../devices/RoomLinks.tsx"));

/** Stages without a game that could be paused or ended. */
const WITHOUT_GAME: readonly string[] = ["LOBBY", "STANDING", "EVENING_END", "CLOSED"];

interface HostDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything a host can do at any moment. Opening it does not change the stage. */
export function HostDrawer({ open, onClose }: HostDrawerProps) {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const stage = useTopic("stage");
  const isRemote = useIsRemote();
  const isScreen = usePurpose() === "host";
  const hasGame = useTopic("gameSessionUpdated")?.gameType !== undefined;
  // Called here and not in the list, since it has to keep counting while the drawer is closed.
  const isLongAway = useLongAway();
  const [kicking, setKicking] = useState<SessionPlayer>();
  const [asking, setAsking] = useState<"close" | "rules">();
  const [ending, setEnding] = useState<string>();
  const isRunning = stage !== undefined && !WITHOUT_GAME.includes(stage.name);
  const isPaused = stage?.paused !== undefined;
  const gameId = useTopic("gameCreated")?.gameId;
  // Identifies the game, or its podium: confirming the end of one must not end the other, or the next game.
  const running = isRunning ? `${gameId} ${stage.name === "GAME_END"}` : undefined;
  return (
    <>
      <Dialog open={open} title={t("host.title")} onClose={onClose}>
        <div className={styles["panel"]}>
          {isRunning && (
            <div className={styles["buttons"]}>
              <Button
                icon={isPaused ? <Play /> : <Pause />}
                onClick={() => void send("pause", { paused: !isPaused, gameId })}
                lockMs={400}
              >
                {isPaused ? t("host.resume") : t("host.pause")}
              </Button>
              <Button
                variant="quiet"
                icon={<FastForward />}
                onClick={() => void send("requestNextStage", { stageId: stage.stageId })}
                lockMs={600}
              >
                {t("host.skip")}
              </Button>
            </div>
          )}
          {/* A seated phone has the rules in its own menu. */}
          {(isScreen || isRemote) && hasGame && (
            <Button
              variant="quiet"
              icon={<BookOpen />}
              wide
              onClick={() => {
                onClose();
                setAsking("rules");
              }}
              lockMs={300}
            >
              {t("phone.rules")}
            </Button>
          )}
          <TimerChoice />
          <SoundPanel />
          <Suspense fallback={null}>
            <RoomLanguage />
            {/* A phone has it in its own menu. */}
            {isScreen && <ScreenLanguage look="wide" />}
            <DisplayButton look="wide" />
          </Suspense>
          <Suspense fallback={null}>
            <BackstageEntry />
          </Suspense>
          <Suspense fallback={null}>
            <RoomLinks onClose={onClose} />
          </Suspense>
          <Suspense fallback={null}>
            <PeopleList isLongAway={isLongAway} onKick={setKicking} />
          </Suspense>
          <div className={styles["buttons"]}>
            {isRunning && (
              <Button
                variant="quiet"
                icon={<Square />}
                onClick={() => setEnding(running)}
                lockMs={300}
              >
                {t("host.endGame")}
              </Button>
            )}
            {!isRemote && (
              <Button
                variant="quiet"
                icon={<LogOut />}
                onClick={() => setAsking("close")}
                lockMs={300}
              >
                {t("host.closeRoom")}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
      <Suspense fallback={null}>
        {asking === "rules" && <RulesSheet onClose={() => setAsking(undefined)} />}
      </Suspense>
      <KickDialog seat={kicking} onClose={() => setKicking(undefined)} />
      <ConfirmDialog
        open={ending !== undefined && ending === running}
        title={t("host.endGameTitle")}
        text={t("host.endGameText")}
        action={t("host.endGame")}
        onClose={() => setEnding(undefined)}
        onConfirm={() => {
          onClose();
          void send("requestEndGame", { ...(gameId !== undefined && { gameId }) });
        }}
      />
      <ConfirmDialog
        open={asking === "close"}
        title={t("host.closeRoomTitle")}
        text={t("host.closeRoomText")}
        action={t("host.closeRoom")}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void send("exitGame", {})}
      />
    </>
  );
}
