import { lazy, Suspense, useEffect } from "react";
import { LazyExpiredOverlay } from "./subscription/LazyExpiredOverlay.tsx";
import { useTopic } from "../room/index.ts";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Arrived } from "../ui/page/Arrived.tsx";
import { ConnectionGate } from "./frame/ConnectionGate.tsx";
import { isFrameStage } from "../room/frameStages.ts";
import { gameParts, preloadGame } from "../games/parts.ts";
import { GameOnPhone } from "./stages/GameOnPhone.tsx";
import { PhoneLobby } from "./lobby/PhoneLobby.tsx";
import { PhoneFrame } from "./frame/PhoneFrame.tsx";
import { PhonePodium } from "./stages/PhonePodium.tsx";
import { RoomSound } from "./sound/RoomSound.tsx";
import { RoundIntro } from "./stages/RoundIntro.tsx";
import { RoundSummary } from "./stages/RoundSummary.tsx";
import { ScoresProvider } from "../game-kit/scores.tsx";
import { StageVoice } from "./sound/StageVoice.tsx";
import { PhoneTutorial } from "./stages/TutorialStage.tsx";
import { useReloadedPictures } from "../ui/hooks/useReloadedPictures.ts";
import { useWakeLock } from "../ui/hooks/useWakeLock.ts";

const StandingStage = lazy(() => import("./evening/StandingStage.tsx"));
const GrandPodium = lazy(() => import("./evening/GrandPodium.tsx"));

/** A phone's screen: one task at a time. Must be inside a RoomProvider. */
export function PlayerScreen() {
  useWakeLock();
  useReloadedPictures();
  return (
    <ConnectionGate>
      <ScoresProvider>
        <PhoneFrame>
          <Suspense fallback={<Loading />}>
            <PhoneStage />
            <Arrived />
          </Suspense>
        </PhoneFrame>
        <StageVoice />
        <RoomSound />
        <LazyExpiredOverlay />
      </ScoresProvider>
    </ConnectionGate>
  );
}

function PhoneStage() {
  const name = useTopic("stage")?.name ?? "LOBBY";
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  useEffect(() => preloadGame(gameType), [gameType]);
  const parts = gameParts(gameType);
  if (!isFrameStage(name)) return parts ? <GameOnPhone parts={parts} /> : null;
  switch (name) {
    case "LOBBY":
    case "CLOSED":
      return <PhoneLobby />;
    case "TUTORIAL":
      return <PhoneTutorial />;
    case "ROUND_INTRO":
      return <RoundIntro place="phone" />;
    case "ROUND_SUMMARY":
      return <RoundSummary place="phone" />;
    case "GAME_END":
      return <PhonePodium />;
    case "STANDING":
      return <StandingStage place="phone" />;
    case "EVENING_END":
      return <GrandPodium place="phone" />;
  }
}
