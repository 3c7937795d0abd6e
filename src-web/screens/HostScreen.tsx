import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { dropHost } from "../client/storage/roomKeys.ts";
import { clearGameSession } from "../client/storage/storage.ts";
import { LazyExpiredOverlay } from "./subscription/LazyExpiredOverlay.tsx";
import { RoomProvider, useTopic } from "../room/index.ts";
import { Loading } from "../ui/feedback/Loading.tsx";
import { RoomExitProvider } from "./frame/roomExit.tsx";
import { useRenewedToken } from "./frame/useRenewedToken.ts";
import { ConnectionGate } from "./frame/ConnectionGate.tsx";
import { isFrameStage } from "../room/frameStages.ts";
import { gameParts, preloadGame } from "../games/parts.ts";
import { TvLobby } from "./lobby/TvLobby.tsx";
import { TvPodium } from "./stages/Podium.tsx";
import { RoomSound } from "./sound/RoomSound.tsx";
import { RoundIntro } from "./stages/RoundIntro.tsx";
import { RoundSummary } from "./stages/RoundSummary.tsx";
import { ScoresProvider } from "../game-kit/scores.tsx";
import { StageVoice } from "./sound/StageVoice.tsx";
import { TvFrame } from "./frame/TvFrame.tsx";
import { TvTutorial } from "./stages/TutorialStage.tsx";
import { useReloadedPictures } from "../ui/hooks/useReloadedPictures.ts";
import { useWakeLock } from "../ui/hooks/useWakeLock.ts";

const StandingStage = lazy(() => import("./evening/StandingStage.tsx"));
const GrandPodium = lazy(() => import("./evening/GrandPodium.tsx"));

/** The television screen: shows everybody what the room is doing. Must be inside a RoomProvider. */
export function HostScreen() {
  useWakeLock();
  useReloadedPictures();
  return (
    <ConnectionGate>
      <ScoresProvider>
        <TvFrame>
          <Suspense fallback={<Loading />}>
            <TvStage />
          </Suspense>
        </TvFrame>
        <StageVoice />
        <RoomSound />
        <LazyExpiredOverlay />
      </ScoresProvider>
    </ConnectionGate>
  );
}

function TvStage() {
  const name = useTopic("stage")?.name ?? "LOBBY";
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  useEffect(() => preloadGame(gameType), [gameType]);
  const parts = gameParts(gameType);
  if (!isFrameStage(name)) return parts ? <parts.Stage place="tv" /> : null;
  switch (name) {
    case "LOBBY":
    case "CLOSED":
      return <TvLobby />;
    case "TUTORIAL":
      return <TvTutorial />;
    case "ROUND_INTRO":
      return <RoundIntro place="tv" />;
    case "ROUND_SUMMARY":
      return <RoundSummary place="tv" />;
    case "GAME_END":
      return <TvPodium />;
    case "STANDING":
      return <StandingStage place="tv" />;
    case "EVENING_END":
      return <GrandPodium place="tv" />;
  }
}

interface HostRoomProps {
  readonly gameCode: string;
  /** The host's room token. */
  readonly token: string;
  /** Called when the user leaves the room on this screen. */
  readonly onLeave: () => void;
}

/** The room this device hosts, with its connection: the big screen, whichever route renders it. */
export function HostRoom({ gameCode, token, onLeave }: HostRoomProps) {
  const [attempt, setAttempt] = useState(0);
  const proof = useRenewedToken(gameCode, token);
  const doors = useMemo(
    () => ({
      leave: () => {
        dropHost(gameCode);
        clearGameSession();
        onLeave();
      },
      reconnect: () => setAttempt((count) => count + 1),
    }),
    [gameCode, onLeave],
  );
  return (
    <RoomExitProvider value={doors}>
      <RoomProvider key={attempt} gameCode={gameCode} purpose="host" token={proof}>
        <HostScreen />
      </RoomProvider>
    </RoomExitProvider>
  );
}
