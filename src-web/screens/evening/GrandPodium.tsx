import { Award as Medal, Camera, Crosshair, Ruler, TrendingUp, Trophy } from "lucide-react";
import { lazy, useEffect, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { Award, Evening, StandingEntry } from "../../../src-shared/protocol/entities.ts";
import { useCheers } from "../../audio/cue.ts";
import hosting from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";
import { useFormats } from "../../i18n/format.ts";
import { ReelCard } from "../reel/ReelCard.tsx";
import { useIsHost, useMyId, useTopic } from "../../room/index.ts";
import { Confetti } from "../../ui/effects/Confetti.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { bestOf } from "../../game-kit/winners.ts";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./grand.module.css";
import { StandingTable } from "./StandingTable.tsx";
import { Extra } from "../../game-kit/Extra.tsx";

const CircleCard = lazy(() => import("../reel/CircleCard.tsx"));

/**
 * When the third, the second and, after a longer pause, the champion appear; then confetti falls and the rest
 * appears. ms.
 */
const MARKS = [600, 1_900, 3_800, 5_000] as const;
const STEPS = 3;

/**
 * Height of a row of two runners-up and of an award on a television, as shares of the space beside the
 * podium.
 */
const ROW = 0.12;
const AWARD = 0.155;

/**
 * Up to this many people on the podium have their points below them. With more, only the title and a phone's
 * table show them.
 */
const POINTS_MAX = 5;

/** Whether everything beside a television's podium, these `others` and awards, has to be smaller to fit. */
function isCrowded(others: number, awards: number): boolean {
  const rows = Math.ceil(others / 2);
  return rows * ROW + awards * AWARD > 1;
}

const ICONS: Readonly<Record<Award["kind"], ReactNode>> = {
  wins: <Trophy />,
  climber: <TrendingUp />,
  steady: <Ruler />,
  landslide: <Medal />,
  closest: <Crosshair />,
  maker: <Camera />,
};

/** The end of an evening: the champion, the awards, and where to see everything again. */
export default function GrandPodium({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("evening");
  const { list } = useFormats();
  const myId = useMyId();
  const isHost = useIsHost();
  const evening = useTopic("evening");
  const shown = useElapsedMarks(MARKS);
  const isOut = shown >= STEPS;
  const isWon = (evening?.standing.length ?? 0) > 0;
  useCheers(isWon && isOut);
  const mine = evening?.standing.find(({ playerId }) => playerId === myId);
  const isChampion = mine?.rank === 1;
  useEffect(() => {
    if (isOut && myId !== undefined) haptic(...(isChampion ? RHYTHM.win : RHYTHM.done));
  }, [isOut, isChampion, myId]);
  if (!evening) return null;
  const { standing, awards } = evening;
  const best = bestOf(standing, ({ points }) => points > 0);
  const champions = standing.filter(({ rank }) => rank === 1);
  const names = list(champions.map(({ alias }) => displayName(alias)));
  const isTv = place === "tv";
  const result = isWon ? t("champion", { count: champions.length, names }) : t("nobody");
  const out = shown > STEPS && styles["out"];
  return (
    <div className={isTv ? styles["grandTv"] : styles["grandPhone"]}>
      <StageTitle text={isOut ? result : t("drumroll")} />
      {isWon && isOut && (isTv || isChampion) && <Confetti />}
      <ol
        className={styles["steps"]}
        data-shared={best.length > STEPS || undefined}
        data-narrow={best.length > POINTS_MAX || undefined}
        style={{ "--people": best.length } as CSSProperties}
      >
        {best.map((entry) => (
          <Step
            key={entry.playerId}
            entry={entry}
            isUp={shown > STEPS - Math.min(entry.rank, STEPS)}
          />
        ))}
      </ol>
      <div
        className={cx(styles["rest"], out)}
        data-crowded={
          (isTv && isCrowded(standing.length - best.length, awards.length)) || undefined
        }
      >
        <StandingTable standing={standing} me={myId} from={isTv ? best.length : 0} />
        {awards.length > 0 && <Awards {...evening} />}
        {!isTv && (
          <>
            <Extra>
              <CircleCard />
            </Extra>
            <ReelCard place="phone" />
          </>
        )}
      </div>
      {isTv && (
        <div className={styles["foot"]}>
          <div className={cx(styles["reel"], out)}>
            <ReelCard place="tv" />
          </div>
          {isHost && <Farewell phone={false} />}
        </div>
      )}
      {!isTv && isHost && <Farewell phone />}
    </div>
  );
}

function Step({ entry, isUp }: { readonly entry: StandingEntry; readonly isUp: boolean }) {
  const { t } = useTranslation("room");
  const { number } = useFormats();
  const name = displayName(entry.alias);
  return (
    <li
      className={cx(styles["step"], isUp && styles["up"])}
      data-place={Math.min(entry.rank, STEPS)}
      style={{ "--seat": entry.hexColor, "--letters": name.length } as CSSProperties}
    >
      <AvatarImage src={entry.avatarSrc} size="var(--face)" />
      <b className={styles["stepName"]}>{name}</b>
      <span className={styles["block"]}>
        <b>{entry.rank}</b>
        <span className="tabular">
          {t("end.points", { points: number(entry.points), count: entry.points })}
        </span>
      </span>
    </li>
  );
}

function Awards({ awards, standing }: Pick<Evening, "awards" | "standing">) {
  const { t } = useTranslation("evening");
  const { list, number } = useFormats();
  const name = useGameName();
  return (
    <section className={styles["awards"]} aria-labelledby="honours">
      <h2 id="honours">{t("awards")}</h2>
      <ul>
        {awards.map(({ kind, playerIds, gameType, value }) => {
          // People who left early no longer have a seat, but they are still in the standing.
          const people = standing.filter(({ playerId }) => playerIds.includes(playerId));
          const game = gameType ? name(gameType) : "";
          return (
            <li key={kind} className={styles["award"]}>
              <i aria-hidden="true">{ICONS[kind]}</i>
              <span>
                <b>{t(`award.${kind}`)}</b>
                <small>{t(`awardText.${kind}`, { value: number(value), game })}</small>
              </span>
              <span className={styles["honoured"]}>
                {people.slice(0, 3).map((person) => (
                  <AvatarImage key={person.playerId} src={person.avatarSrc} size="2em" />
                ))}
                {list(people.map(({ alias }) => displayName(alias)))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Farewell({ phone }: { readonly phone: boolean }) {
  const { t } = useTranslation("evening");
  const { send } = useSend();
  const stageId = useTopic("stage")?.stageId;
  return (
    <div className={phone ? hosting["phoneControls"] : hosting["controls"]}>
      <Button size="big" wide={phone} onClick={() => void send("endEvening", { stageId })}>
        {t("on")}
      </Button>
    </div>
  );
}
