import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { factsOf } from "../../../src-shared/catalog/gameTypes.ts";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import { useFormats } from "../../i18n/format.ts";
import { usePlayers, useTopic } from "../../room/index.ts";
import styles from "./BigScreen.module.css";
import { isFrameStage } from "../../room/frameStages.ts";
import { gameParts } from "../../games/parts.ts";
import { Extra } from "../../game-kit/Extra.tsx";
import { useScores } from "../../game-kit/scores.tsx";
import { WINNER_SHOWN_MS } from "../../game-kit/winners.ts";
import { Silent } from "../../game-kit/StageTitle.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";

/** Stages in which the phone already shows everybody's points, or nobody has any. */
const WITHOUT_STANDING: readonly string[] = [
  "LOBBY",
  "CLOSED",
  "ROUND_SUMMARY",
  "STANDING",
  "EVENING_END",
];

const MARKS = [WINNER_SHOWN_MS] as const;

/**
 * Everything the television shows, for players who use a screen reader on their phone: the game's own stage,
 * so that none of its texts is missing, and everybody's points. Not visible.
 */
export default function BigScreen() {
  const { t } = useTranslation("room");
  const session = useTopic("gameSessionUpdated");
  const stage = useTopic("stage");
  if (!session || !stage || hostPlays(session.hostType)) return null;
  const { gameType } = session;
  const isTold = factsOf(gameType)?.toldStages.includes(stage.name) === true;
  const parts = isFrameStage(stage.name) || isTold ? undefined : gameParts(gameType);
  return (
    <section className={styles["mirror"]} data-unseen aria-label={t("screen.mirror")}>
      {parts && (
        <div className={styles["stage"]}>
          <Silent value={true}>
            <Extra>
              <parts.Stage place="tv" />
            </Extra>
          </Silent>
        </div>
      )}
      {session.codeHidden !== true && <p>{t("phone.room", { code: session.gameCode })}</p>}
      {stage.name === "TUTORIAL" && <p>{t("tutorial.hint")}</p>}
      {stage.name === "GAME_END" && <Ranking key={stage.stageId} />}
      {stage.name !== "GAME_END" && !WITHOUT_STANDING.includes(stage.name) && <Standing />}
    </section>
  );
}

/** The contents of the bar along the bottom of the television: who plays, their points, and who is done. */
function Standing() {
  const { t } = useTranslation("room");
  const done = useTopic("stage")?.done ?? {};
  const { shown } = useScores();
  // Sorted by the points already revealed: the real order would give a reveal away.
  const players = usePlayers()
    .map(({ playerId, alias, score }) => ({ playerId, alias, points: shown[playerId] ?? score }))
    .sort((a, b) => b.points - a.points || a.playerId - b.playerId);
  return (
    <ul aria-label={t("rail.standing")}>
      {players.map(({ playerId, alias, points }) => (
        <li key={playerId}>
          {displayName(alias)}: {t("phone.points", { count: points })}
          {done[playerId] && `, ${t("rail.done")}`}
        </li>
      ))}
    </ul>
  );
}

/** The podium's table and the game's own chapter, not before the winner is revealed. */
function Ranking() {
  const { t } = useTranslation("room");
  const { number } = useFormats();
  const end = useTopic("gameEnd");
  const isOut = useElapsedMarks(MARKS) > 0;
  if (!end || !isOut) return null;
  const parts = gameParts(end.gameType);
  return (
    <>
      <ol aria-label={t("end.ranking")}>
        {end.podium.map(({ playerId, rank, alias, score }) => (
          <li key={playerId}>
            {t("end.yourRank", { count: rank, ordinal: true })} {displayName(alias)},{" "}
            {t("end.points", { points: number(score), count: score })}
          </li>
        ))}
      </ol>
      <Extra>{parts?.Highlights && <parts.Highlights />}</Extra>
    </>
  );
}
