import { X } from "lucide-react";
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { AnyLesson } from "../../../game-kit/lesson.ts";
import { shadeStyle } from "../../../game-kit/sceneStyle.ts";
import { TitleSlot } from "../../../game-kit/StageTitle.tsx";
import { gameParts } from "../../../games/parts.ts";
import { useTopic } from "../../../room/index.ts";
import { useFocusOnTask } from "../../../screens/frame/useFocusOnTask.ts";
import { useFocusStays } from "../../../screens/frame/useFocusStays.ts";
import { GameOnPhone } from "../../../screens/stages/GameOnPhone.tsx";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { announce } from "../../../ui/feedback/announcer.ts";
import { Loading } from "../../../ui/feedback/Loading.tsx";
import type { LessonRoom } from "./LessonRoom.ts";
import styles from "./LessonFrame.module.css";

/** The character that explains each step; it does not play. */
const TEACHER = "donut.webp";

interface LessonFrameProps {
  readonly room: LessonRoom;
  readonly lesson: AnyLesson;
  readonly gameType: GameType;
  readonly onLeave: () => void;
}

/** The game as on a phone without a television, with the sentence of the current step above it. */
export function LessonFrame({ room, lesson, gameType, onLeave }: LessonFrameProps) {
  const { t } = useTranslation("lesson");
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const stage = useTopic("stage");
  const sentence = useSentence(room, lesson);
  const at = useSyncExternalStore(room.subscribe, () => room.progress.at);
  const isNext = useSyncExternalStore(room.subscribe, () => room.mayGoOn);
  const task = useRef<HTMLElement>(null);
  useFocusOnTask(task, stage?.stageId);
  useFocusStays(task);
  const parts = gameParts(gameType);
  const { wide, tall, shade } = parts?.scene(stage?.name, stage?.view) ?? {};
  const scenes = {
    ...shadeStyle(shade),
    "--wide": wide === undefined ? "none" : `url("${wide}")`,
    "--tall": tall === undefined ? "none" : `url("${tall}")`,
  } as CSSProperties;
  const { length } = lesson.steps;
  const number = Math.max(0, at) + 1;
  return (
    <div
      className={styles["lesson"]}
      data-theme={gameType}
      translate="no"
      data-phone=""
      data-stage={stage?.name}
      style={scenes}
    >
      <header className={styles["top"]}>
        <IconButton label={t("leave")} icon={<X />} variant="bare" onClick={onLeave} />
        <ol className={styles["dots"]} aria-label={t("step", { number, count: length })}>
          {lesson.steps.map((_, index) => (
            // Steps have no ids, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={index}
              data-done={index < at || undefined}
              data-now={index === at || undefined}
            />
          ))}
        </ol>
        <p className={styles["sentence"]}>
          <AvatarImage src={TEACHER} size="2.6em" />
          <b key={sentence}>{sentence}</b>
        </p>
        <div className={styles["on"]}>
          <Button variant={isNext ? "primary" : "quiet"} onClick={() => room.goOn()} lockMs={500}>
            {isNext ? t("next") : t("skip")}
          </Button>
        </div>
      </header>
      <div ref={setSlot} className={styles["title"]} />
      <main ref={task} className={styles["task"]} tabIndex={-1}>
        <TitleSlot value={slot}>
          <Suspense fallback={<Loading />}>
            {stage && parts && <GameOnPhone parts={parts} />}
          </Suspense>
        </TitleSlot>
      </main>
    </div>
  );
}

/** The sentence of the current step, announced to screen readers when it changes. */
function useSentence(room: LessonRoom, lesson: AnyLesson): string {
  const { t } = useTranslation(lesson.namespace);
  const at = useSyncExternalStore(room.subscribe, () => room.progress.at);
  const sentence = lesson.steps[Math.max(0, at)]?.text(t) ?? "";
  useEffect(() => announce(sentence), [sentence]);
  return sentence;
}
