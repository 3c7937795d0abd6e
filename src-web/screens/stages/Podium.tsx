import { lazy, useEffect, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { PodiumEntry } from "../../../src-shared/protocol/entities.ts";
import { cue, useCheers } from "../../audio/cue.ts";
import { EndControls } from "../host/EndControls.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTopic } from "../../room/index.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { Confetti } from "../../ui/effects/Confetti.tsx";
import { gameParts } from "../../games/parts.ts";
import { LivelyAvatar } from "../../ui/avatar/LivelyAvatar.tsx";
import styles from "./Podium.module.css";
import { Extra } from "../../game-kit/Extra.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { onStepsOf, useWinnerText, WINNER_SHOWN_MS, winnersOf } from "../../game-kit/winners.ts";

const ReelCard = lazy(() => import("../reel/ReelCard.tsx"));

/**
 * When the third, the second and, after a longer pause, the first appear; then confetti falls and the table
 * appears. ms.
 */
const MARKS = [400, 1_300, WINNER_SHOWN_MS, 3_600] as const;
const STEPS = 3;
/** Up to this many people on the steps have their points below them; with more, only the list shows them. */
const POINTS_MAX = 5;
/** A longer ranking than this has two columns. */
const COLUMN_MAX = 7;

/** The end of a game on the television: who won, everybody's rank and points, and the host's buttons. */
export function TvPodium() {
  const { t } = useTranslation("room");
  const winnerText = useWinnerText();
  const end = useTopic("gameEnd");
  const isWon = winnersOf(end?.podium ?? []).length > 0;
  const shown = useElapsedMarks(MARKS);
  useEffect(() => {
    if (shown > 0 && shown <= STEPS) cue("podiumStep");
  }, [shown]);
  useCheers(isWon && shown >= STEPS);
  // An evening shows its reel at its own end.
  const hasEvening = useTopic("evening") !== undefined;
  if (!end) return null;
  const isOut = shown >= STEPS;
  const onSteps = onStepsOf(end.podium);
  const parts = gameParts(end.gameType);
  const isCrowd = end.podium.length > COLUMN_MAX;
  const lines = isCrowd ? Math.ceil(end.podium.length / 2) : end.podium.length;
  return (
    <div className={cx(styles["podium"], isCrowd && styles["crowd"])}>
      <StageTitle text={isOut ? winnerText(end.podium) : t("end.drumroll")} />
      {isOut && isWon && <Confetti />}
      <div
        className={cx(
          styles["steps"],
          !isWon && styles["level"],
          onSteps.length > POINTS_MAX && styles["narrow"],
        )}
        style={{ "--people": onSteps.length } as CSSProperties}
      >
        {onSteps.map((entry) => (
          <Step key={entry.playerId} entry={entry} shown={shown} />
        ))}
      </div>
      <div className={cx(styles["side"], shown > STEPS && styles["out"])}>
        <ol
          className={styles["ranking"]}
          style={{ "--lines": lines } as CSSProperties}
          aria-label={t("end.ranking")}
        >
          {end.podium.map((entry) => (
            <Line key={entry.playerId} entry={entry} />
          ))}
        </ol>
        <div className={styles["memories"]}>
          <Extra>{parts?.Highlights && <parts.Highlights />}</Extra>
        </div>
      </div>
      <div className={styles["foot"]}>
        {shown > STEPS && !hasEvening && (
          <Extra>
            <ReelCard place="tv" />
          </Extra>
        )}
        <EndControls />
      </div>
    </div>
  );
}

function Line({ entry }: { readonly entry: PodiumEntry }) {
  const { number } = useFormats();
  const name = displayName(entry.alias);
  return (
    <li style={{ "--seat": entry.hexColor, "--letters": name.length } as CSSProperties}>
      <b>{entry.rank}</b>
      <AvatarImage src={entry.avatarSrc} size="1.5em" />
      <span>{name}</span>
      <b className="tabular">{number(entry.score)}</b>
    </li>
  );
}

interface StepProps {
  readonly entry: PodiumEntry;
  /** How many of the `MARKS` have passed. */
  readonly shown: number;
}

function Step({ entry, shown }: StepProps) {
  const { t } = useTranslation("room");
  const { number } = useFormats();
  // Joint winners share the top step and its moment.
  const place = Math.min(entry.rank, STEPS);
  const isUp = shown > STEPS - place;
  const name = displayName(entry.alias);
  return (
    <div
      className={cx(styles["step"], styles[`place${place}`], isUp && styles["up"])}
      style={{ "--seat": entry.hexColor, "--letters": name.length } as CSSProperties}
    >
      <div className={styles["hero"]}>
        <LivelyAvatar
          src={entry.avatarSrc}
          size="var(--hero)"
          seat={place}
          cheers={place === 1 && isUp}
        />
        <span className={styles["name"]}>{name}</span>
      </div>
      <div className={styles["block"]}>
        <b>{entry.rank}</b>
        <span className="tabular">
          {t("end.points", { points: number(entry.score), count: entry.score })}
        </span>
      </div>
    </div>
  );
}
