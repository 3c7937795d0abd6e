import { Maximize, Minimize, Settings2 } from "lucide-react";
import { lazy, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GameDialogs } from "../host/GameDialogs.tsx";
import { HostDrawer } from "../host/HostDrawer.tsx";
import { useIsHost, usePurpose, useTopic } from "../../room/index.ts";
import { onBack } from "../../platform/television/backKey.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { gameParts } from "../../games/parts.ts";
import { picture } from "../../game-kit/gameParts.ts";
import { sceneStyle } from "../../game-kit/sceneStyle.ts";
import { Optional } from "../../game-kit/Optional.tsx";
import { PausedOverlay } from "./PausedOverlay.tsx";
import { PlayerRail } from "./PlayerRail.tsx";
import { RoomCorner } from "./RoomCorner.tsx";
import { TitleSlot } from "../../game-kit/StageTitle.tsx";
import { ThemeLine } from "./ThemeLine.tsx";
import { TimerRing } from "./TimerRing.tsx";
import styles from "./TvFrame.module.css";
import { useFullscreen } from "../../ui/hooks/useFullscreen.ts";
import { Extra } from "../../game-kit/Extra.tsx";

const WatchingNote = lazy(() => import("../devices/WatchingNote.tsx"));
const ScreenLanguage = lazy(() => import("../devices/ScreenLanguage.tsx"));
const HeldNote = lazy(() => import("../host/backstage/HeldNote.tsx"));

/** Stages that show all players themselves. */
const WITHOUT_RAIL: readonly string[] = ["GAME_END", "ROUND_SUMMARY", "STANDING", "EVENING_END"];

/** The frame of the television in every stage: the sentence on top, the stage, the players below. */
export function TvFrame({ children }: { readonly children: ReactNode }) {
  // The names of games are shown all over a room, so they are loaded with its own texts.
  const { t } = useTranslation(["room", "games"]);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const fullscreen = useFullscreen();
  const isHost = useIsHost();
  useEffect(() => (isHost ? onBack(() => setOpen(true)) : undefined), [isHost]);
  const session = useTopic("gameSessionUpdated");
  const gameType = session?.gameType;
  const isWatching = usePurpose() === "host" && session?.hostSpectate === true;
  const view = useTopic("stage");
  const stageName = view?.name ?? "LOBBY";
  const inLobby = stageName === "LOBBY" || stageName === "CLOSED";
  const backdrop = inLobby ? undefined : gameParts(gameType)?.scene(stageName, view?.view);
  const scene = inLobby ? picture("scenes/table.webp") : backdrop?.wide;
  return (
    <div
      className={cx(styles["tv"], inLobby && styles["lobby"])}
      data-theme={inLobby ? undefined : gameType}
      translate="no"
      data-tv=""
      data-stage={stageName}
      style={sceneStyle(scene, backdrop?.shade)}
    >
      <header className={styles["top"]}>
        <RoomCorner />
        <div className={styles["middle"]}>
          <div ref={setSlot} className={styles["title"]} />
          <ThemeLine />
        </div>
        <div className={styles["tools"]}>
          {fullscreen.possible && (
            <IconButton
              label={fullscreen.on ? t("screen.leaveFull") : t("screen.full")}
              icon={fullscreen.on ? <Minimize /> : <Maximize />}
              variant="bare"
              onClick={fullscreen.toggle}
              lockMs={300}
            />
          )}
          {!isHost && (
            <Extra>
              <ScreenLanguage look="icon" />
            </Extra>
          )}
          {isHost && (
            <IconButton
              label={t("host.open")}
              icon={<Settings2 />}
              variant="bare"
              onClick={() => setOpen(true)}
              lockMs={300}
            />
          )}
          {!inLobby && <TimerRing />}
        </div>
      </header>
      <main className={styles["stage"]}>
        <GameDialogs>
          <TitleSlot value={slot}>{children}</TitleSlot>
        </GameDialogs>
        {view?.held && (
          <Extra>
            <HeldNote />
          </Extra>
        )}
      </main>
      {!inLobby && !WITHOUT_RAIL.includes(stageName) && (
        <footer className={styles["bottom"]}>
          <PlayerRail />
        </footer>
      )}
      <PausedOverlay />
      {isWatching && (
        <Extra>
          <WatchingNote />
        </Extra>
      )}
      {isHost && (
        <Optional open={isOpen} onClose={() => setOpen(false)}>
          <HostDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Optional>
      )}
    </div>
  );
}
