import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CSSProperties } from "react";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useWinnerText, winnersOf } from "../../game-kit/winners.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTopic } from "../../room/index.ts";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { LivelyAvatar } from "../../ui/avatar/LivelyAvatar.tsx";
import styles from "./overlay.module.css";

/**
 * When the television reveals the winner of a game (first) and the champion of an evening (second), ms; the
 * overlay must not be faster.
 */
const MARKS = [2_700, 3_800] as const;
/** Most joint winners that fit. */
const MOST = 4;

/** The end of a game or of an evening, with the winners. */
export function OverlayWinners() {
  const { t } = useTranslation("room");
  const { number } = useFormats();
  const winnerText = useWinnerText();
  const end = useTopic("gameEnd");
  const evening = useTopic("evening");
  const isOut = useElapsedMarks(MARKS) > (evening?.isOver ? 1 : 0);
  const entries = evening?.isOver
    ? evening.standing.map((entry) => ({ ...entry, score: entry.points }))
    : (end?.podium ?? []);
  if (entries.length === 0) return null;
  if (!isOut) return <StageTitle text={t("end.drumroll")} />;
  const winners = winnersOf(entries).slice(0, MOST);
  if (winners.length === 0) return <StageTitle text={winnerText(entries)} />;
  return (
    <>
      <StageTitle text={winnerText(entries)} />
      <ul className={styles["cast"]}>
        {winners.map(({ playerId, alias, avatarSrc, hexColor, score }, at) => (
          <li key={playerId} style={{ "--seat": hexColor } as CSSProperties}>
            <Trophy aria-hidden="true" className={styles["trophy"]} />
            <LivelyAvatar src={avatarSrc} size="var(--figure)" seat={at} cheers />
            <span>
              {displayName(alias)} · {t("end.points", { points: number(score), count: score })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
