import { Menu } from "lucide-react";
import { lazy, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMyId, useTopic } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { gameParts } from "../../games/parts.ts";
import { picture } from "../../game-kit/gameParts.ts";
import { sceneStyle } from "../../game-kit/sceneStyle.ts";
import { GameDialogs } from "../host/GameDialogs.tsx";
import { PausedOverlay } from "./PausedOverlay.tsx";
import { MyPlate } from "./MyPlate.tsx";
import { Optional } from "../../game-kit/Optional.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import styles from "./PhoneFrame.module.css";
import { PodiumSheet } from "../reel/PodiumSheet.tsx";
import { useScores } from "../../game-kit/scores.tsx";
import { TitleSlot } from "../../game-kit/StageTitle.tsx";
import { ThemeLine } from "./ThemeLine.tsx";
import { TimerRing } from "./TimerRing.tsx";
import { useFocusOnTask } from "./useFocusOnTask.ts";
import { useFocusStays } from "./useFocusStays.ts";
import { Extra } from "../../game-kit/Extra.tsx";

const BackstageButton = lazy(() => import("../host/backstage/BackstageButton.tsx"));
const BigScreen = lazy(() => import("./BigScreen.tsx"));
const CrowdBar = lazy(() => import("./CrowdBar.tsx"));
const HeldNote = lazy(() => import("../host/backstage/HeldNote.tsx"));

/** The frame of a phone in every stage: name and character, points, time, and the current sentence. */
export function PhoneFrame({ children }: { readonly children: ReactNode }) {
  // The names of games are shown all over a room, so they are loaded with its own texts.
  const { t } = useTranslation(["room", "games"]);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const myId = useMyId();
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const stage = useTopic("stage");
  const stageName = stage?.name ?? "LOBBY";
  const isCrowd = useTopic("crowd") !== undefined;
  const hasBackstage = useTopic("backstage") !== undefined;
  const { shown } = useScores();
  const task = useRef<HTMLElement>(null);
  useFocusOnTask(task, stage?.stageId);
  useFocusStays(task);
  const points = myId === undefined ? undefined : shown[myId];
  const inLobby = stageName === "LOBBY" || stageName === "CLOSED";
  const backdrop = inLobby ? undefined : gameParts(gameType)?.scene(stageName, stage?.view);
  const scene = inLobby ? picture("scenes/table.webp") : backdrop?.tall;
  return (
    <div
      className={cx(styles["phone"], inLobby && styles["lobby"])}
      data-theme={inLobby ? undefined : gameType}
      // A browser's translation changes text nodes that React owns, and the next stage would fail to render.
      // The menu has nine languages.
      translate="no"
      data-phone=""
      data-stage={stageName}
      style={sceneStyle(scene, backdrop?.shade)}
    >
      <header className={cx(styles["top"], hasBackstage && styles["full"])}>
        <MyPlate />
        {points !== undefined && !inLobby && (
          <b
            role="img"
            className={styles["points"]}
            aria-label={t("phone.points", { count: points })}
          >
            <CountUp value={points} />
          </b>
        )}
        {!inLobby && <TimerRing />}
        {hasBackstage && (
          <Extra>
            <BackstageButton />
          </Extra>
        )}
        <IconButton
          label={t("phone.menu")}
          icon={<Menu />}
          variant="bare"
          onClick={() => setOpen(true)}
          lockMs={300}
        />
      </header>
      <div className={styles["heading"]}>
        <div ref={setSlot} className={styles["title"]} />
        <ThemeLine />
      </div>
      {isCrowd && !inLobby && (
        <div className={styles["crowd"]}>
          <Extra>
            <CrowdBar />
          </Extra>
        </div>
      )}
      <main ref={task} className={styles["task"]} tabIndex={-1}>
        <GameDialogs>
          <PodiumSheet>
            <TitleSlot value={slot}>{children}</TitleSlot>
          </PodiumSheet>
        </GameDialogs>
        {stage?.held && (
          <Extra>
            <HeldNote />
          </Extra>
        )}
      </main>
      <Extra>
        <BigScreen />
      </Extra>
      <PausedOverlay />
      <Optional open={isOpen} onClose={() => setOpen(false)}>
        <PhoneMenu open={isOpen} onClose={() => setOpen(false)} />
      </Optional>
    </div>
  );
}
