import { Play, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../../src-shared/text/displayName.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useMyId, usePlayers } from "../../../room/index.ts";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Confetti } from "../../../ui/effects/Confetti.tsx";
import styles from "./LessonEnd.module.css";

interface LessonEndProps {
  readonly gameType: GameType;
  readonly onLeave: () => void;
  readonly onPlay: () => void;
  readonly onAgain: () => void;
}

/** End of a lesson: the points of the round, how points are won, and a button to open a real room. */
export function LessonEnd({ gameType, onLeave, onPlay, onAgain }: LessonEndProps) {
  const { t } = useTranslation(["lesson", "games"]);
  const { number } = useFormats();
  const players = usePlayers();
  const myId = useMyId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const game = t(`games:${gameType}.name`);
  return (
    <main className={styles["end"]} data-theme={gameType}>
      <Confetti />
      <section className={styles["card"]}>
        <h1 ref={heading} tabIndex={-1} className={styles["heading"]}>
          {t("done", { game })}
        </h1>
        <ol className={styles["scores"]}>
          {players.map(({ playerId, alias, avatarSrc, score }) => (
            <li key={playerId} data-me={playerId === myId || undefined}>
              <AvatarImage src={avatarSrc} size="2.4em" />
              <span>{displayName(alias)}</span>
              <b>{number(score)}</b>
            </li>
          ))}
        </ol>
        <p className={styles["points"]}>{t(`games:${gameType}.points`)}</p>
        <div className={styles["buttons"]}>
          <Button size="big" wide icon={<Play />} onClick={onPlay}>
            {t("real")}
          </Button>
          <Button variant="quiet" icon={<RotateCcw />} onClick={onAgain}>
            {t("again")}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {t("back", { game })}
          </Button>
        </div>
      </section>
    </main>
  );
}
