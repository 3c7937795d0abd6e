import { lazy, Suspense, useEffect } from "react";
import { ExpiredDoor } from "../payment/ExpiredDoor.tsx";
import { useTopic } from "../room/index.ts";
import { Loading } from "../shell/Loading.tsx";
import { ConnectionGate } from "./ConnectionGate.tsx";
import { isFrameStage } from "./frameStages.ts";
import { gameParts, preloadGame } from "./gameParts.ts";
import { TvLobby } from "./lobby/TvLobby.tsx";
import { TvPodium } from "./Podium.tsx";
import { RoomSound } from "./RoomSound.tsx";
import { RoundIntro } from "./RoundIntro.tsx";
import { RoundSummary } from "./RoundSummary.tsx";
import { ScoresProvider } from "./scores.tsx";
import { StageVoice } from "./StageVoice.tsx";
import { TvFrame } from "./TvFrame.tsx";
import { TvTutorial } from "./TutorialStage.tsx";
import { useWakeLock } from "./useWakeLock.ts";

const StandingStage = lazy(() => import("../evening/StandingStage.tsx"));
const GrandPodium = lazy(() => import("../evening/GrandPodium.tsx"));

/** The television: whatever the room is doing, for everybody to see. Stands inside a RoomProvider. */
export function HostScreen() {
  useWakeLock();
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
        <ExpiredDoor />
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
