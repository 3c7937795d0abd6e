import { Eye } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { gameParts, preloadGame } from "../../games/parts.ts";
import { TitleSlot } from "../../game-kit/StageTitle.tsx";
import { useFormats } from "../../i18n/format.ts";
import { isFrameStage } from "../../room/frameStages.ts";
import { useSeats, useTopic } from "../../room/index.ts";
import { PlayerRail } from "../../screens/frame/PlayerRail.tsx";
import { ReactionBubbles } from "../../screens/frame/ReactionBubbles.tsx";
import { TimerRing } from "../../screens/frame/TimerRing.tsx";
import { RoundIntro } from "../../screens/stages/RoundIntro.tsx";
import { RoundSummary } from "../../screens/stages/RoundSummary.tsx";
import styles from "./overlay.module.css";
import { OverlayCast } from "./OverlayCast.tsx";
import { OverlayTutorial } from "./OverlayTutorial.tsx";
import { OverlayWinners } from "./OverlayWinners.tsx";

const StandingStage = lazy(() => import("../../screens/evening/StandingStage.tsx"));
const HeldNote = lazy(() => import("../../screens/host/backstage/HeldNote.tsx"));

/** Stages that show all players themselves. */
const WITHOUT_RAIL: readonly string[] = ["LOBBY", "CLOSED", "GAME_END", "ROUND_SUMMARY"];
const OF_EVENINGS: readonly string[] = ["STANDING", "EVENING_END"];

/** The overlay's layout in every stage: title and timer above, the stage, players and the crowd below. */
export function OverlayFrame() {
  const { t } = useTranslation("links");
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const stage = useTopic("stage");
  const name = stage?.name ?? "LOBBY";
  useEffect(() => preloadGame(gameType), [gameType]);
  const inLobby = name === "LOBBY" || name === "CLOSED";
  const hasRail = !WITHOUT_RAIL.includes(name) && !OF_EVENINGS.includes(name);
  return (
    <div
      className={styles["overlay"]}
      data-theme={inLobby ? undefined : gameType}
      data-stage={name}
    >
      <header className={styles["top"]}>
        <div className={styles["title"]}>
          <div ref={setSlot} />
          {inLobby && <h1>{t("overlay.soon")}</h1>}
        </div>
        {!inLobby && <TimerRing />}
      </header>
      <main className={styles["stage"]}>
        <TitleSlot value={slot}>
          <Suspense fallback={null}>
            <OverlayStage name={name} />
            {stage?.held && <HeldNote />}
          </Suspense>
        </TitleSlot>
      </main>
      <footer className={styles["bottom"]}>
        {hasRail && <PlayerRail />}
        <CrowdLine />
      </footer>
    </div>
  );
}

function OverlayStage({ name }: { readonly name: string }) {
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  if (!isFrameStage(name)) {
    const parts = gameParts(gameType);
    return parts ? <parts.Stage place="tv" /> : null;
  }
  switch (name) {
    case "LOBBY":
    case "CLOSED":
      return <OverlayCast />;
    case "TUTORIAL":
      return <OverlayTutorial />;
    case "ROUND_INTRO":
      return <RoundIntro place="tv" />;
    case "ROUND_SUMMARY":
      return <RoundSummary place="tv" />;
    case "GAME_END":
      return <OverlayWinners />;
    case "STANDING":
      return <StandingStage place="tv" />;
    case "EVENING_END":
      return <OverlayWinners />;
  }
}

/** How many people are in the crowd, and how many of them have voted. */
function CrowdLine() {
  const { t } = useTranslation("links");
  const { number } = useFormats();
  const crowd = useTopic("crowd");
  const seat = useSeats().find((one) => one.crowd);
  if (!crowd || crowd.people === 0) return null;
  const ballots = Object.values(crowd.ballots);
  const people = number(crowd.people);
  // With several questions open, the one with the fewest votes shows how far the crowd is.
  const voted = Math.min(...ballots.map((ballot) => ballot.voted));
  return (
    <p className={styles["crowd"]}>
      {/* Where the player rail is hidden, the crowd's reactions rise from here. */}
      {seat && (
        <span className={styles["storm"]}>
          <ReactionBubbles playerId={seat.sessionPlayerId} isStorm />
        </span>
      )}
      <Eye aria-hidden="true" />
      {ballots.length === 0
        ? t("overlay.watching", { people })
        : t("overlay.voted", { people, voted: number(voted) })}
    </p>
  );
}
