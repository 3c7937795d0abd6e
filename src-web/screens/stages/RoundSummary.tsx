import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { Player } from "../../../src-shared/protocol/entities.ts";
import { cue } from "../../audio/cue.ts";
import { useFormats } from "../../i18n/format.ts";
import { useMyId, usePlayers, useTopic } from "../../room/index.ts";
import { announce } from "../../ui/feedback/announcer.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import styles from "./RoundSummary.module.css";
import { useScores } from "../../game-kit/scores.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";

/** How long the old order is shown before the bars start to grow, ms. */
const HOLD_MS = 1_100;

/** With a bar shorter than this share of the track, the name is ahead of the runner instead of behind it. */
const ROOM_FOR_NAME = 0.55;

/** Bars that grow and overtake each other, to show what the round changed. */
export function RoundSummary({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("room");
  const { list } = useFormats();
  const players = usePlayers();
  const { before } = useScores();
  const round = useTopic("listenNewRound")?.roundCount ?? 0;
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setAfter(true), HOLD_MS);
    return () => clearTimeout(timeout);
  }, []);
  const leaders = list(
    players.filter(({ rank }) => rank === 1).map(({ alias }) => displayName(alias)),
  );
  useEffect(() => announce(t("summary.leads", { names: leaders })), [t, leaders]);

  const scoreOf = (player: Player) =>
    isAfter ? player.score : (before[player.playerId] ?? player.score);
  const passed = (one: Player, other: Player) =>
    (before[one.playerId] ?? one.score) < (before[other.playerId] ?? other.score) &&
    one.score > other.score;
  const order = [...players].sort((a, b) => scoreOf(b) - scoreOf(a) || a.playerId - b.playerId);
  const isOvertaking =
    isAfter && players.some((one) => players.some((other) => passed(one, other)));
  useEffect(() => {
    if (isOvertaking) cue("overtake");
  }, [isOvertaking]);
  const most = Math.max(1, ...players.map(({ score }) => score));
  return (
    <div className={cx(styles["summary"], styles[place])}>
      <StageTitle text={t("summary.title", { round })} />
      <ol className={styles["bars"]} style={{ "--count": players.length } as CSSProperties}>
        {players.map((player) => (
          <Bar
            key={player.playerId}
            player={player}
            at={order.indexOf(player)}
            rank={1 + players.filter((other) => scoreOf(other) > scoreOf(player)).length}
            score={scoreOf(player)}
            share={scoreOf(player) / most}
            gain={isAfter ? player.score - (before[player.playerId] ?? player.score) : 0}
          />
        ))}
      </ol>
    </div>
  );
}

interface BarProps {
  readonly player: Player;
  /** Index of the line, 0 is the top one. */
  readonly at: number;
  /** Players with the same points share a rank. */
  readonly rank: number;
  readonly score: number;
  readonly share: number;
  readonly gain: number;
}

function Bar({ player, at, rank, score, share, gain }: BarProps) {
  const myId = useMyId();
  const { number } = useFormats();
  const name = displayName(player.alias);
  const style = {
    "--at": at,
    "--share": share,
    "--seat": player.hexColor,
    "--letters": name.length,
  } as CSSProperties;
  return (
    <li className={cx(styles["line"], player.playerId === myId && styles["mine"])} style={style}>
      <b className={styles["rank"]}>{rank}</b>
      <span className={styles["track"]}>
        <span className={styles["bar"]} />
        <span className={styles["runner"]}>
          <AvatarImage src={player.avatarSrc} size="100cqh" />
        </span>
        <span className={cx(styles["name"], share < ROOM_FOR_NAME && styles["ahead"])}>{name}</span>
      </span>
      <span className={styles["gain"]} data-on={gain > 0 || undefined}>
        {gain > 0 && `+${number(gain)}`}
      </span>
      <b className={styles["score"]}>
        <CountUp value={score} />
      </b>
    </li>
  );
}
