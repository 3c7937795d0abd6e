import { Check, Moon, Bot, Crown } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { Player } from "../../../src-shared/protocol/entities.ts";
import { usePlayers, useTopic } from "../../room/index.ts";
import { useIsAway } from "../../room/useIsAway.ts";
import { BadgeShape } from "../../ui/avatar/BadgeShape.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { LivelyAvatar } from "../../ui/avatar/LivelyAvatar.tsx";
import styles from "./PlayerRail.module.css";
import { ReactionBubbles } from "./ReactionBubbles.tsx";
import { useScores } from "../../game-kit/scores.tsx";

/** With more players than this the points are below the name. */
const ROOMY = 4;
/** With more than this the names are smaller. */
const CROWDED = 9;
/** With more than this only the name and the points are shown. */
const PACKED = 12;

/** All players, along the bottom of the television. Shows who is done, never what they did. */
export function PlayerRail() {
  const { t } = useTranslation("room");
  const players = [...usePlayers()].sort((a, b) => a.playerId - b.playerId);
  return (
    <ul
      className={cx(
        styles["rail"],
        players.length > ROOMY && styles["tall"],
        players.length > CROWDED && styles["crowded"],
        players.length > PACKED && styles["packed"],
      )}
      style={{ "--seats": players.length } as CSSProperties}
      aria-label={t("rail.label")}
    >
      {players.map((player, at) => (
        <RailSeat key={player.playerId} player={player} at={at} />
      ))}
    </ul>
  );
}

interface RailSeatProps {
  readonly player: Player;
  /** Index in the row, from 0. */
  readonly at: number;
}

function RailSeat({ player, at }: RailSeatProps) {
  const { t } = useTranslation("room");
  const id = player.playerId;
  const seat = useTopic("sessionPlayersUpdated")?.[id];
  const stage = useTopic("stage");
  const { shown, gains } = useScores();
  const isDone = stage?.done[id] === true;
  const isRobot = player.robot || seat?.autopilot === true;
  // A robot needs no phone, but it is away as everybody else is once the host has kicked it.
  const isAway = useIsAway({ sessionPlayerId: id, robot: isRobot && seat !== undefined });
  const gain = gains[id] ?? 0;
  const name = displayName(player.alias);
  return (
    <li
      className={cx(styles["seat"], isDone && styles["done"], isAway && styles["away"])}
      style={{ "--seat": player.hexColor } as CSSProperties}
    >
      <ReactionBubbles playerId={id} isStorm />
      {gain !== 0 && (
        <b key={stage?.stageId} className={cx(styles["gain"], gain < 0 && styles["loss"])}>
          <CountUp value={gain} signed />
        </b>
      )}
      <span className={styles["figure"]}>
        <LivelyAvatar src={player.avatarSrc} size="var(--figure)" seat={at} cheers={gain > 0} />
        {isDone && (
          <span className={styles["tick"]}>
            <Check aria-label={t("rail.done")} role="img" />
          </span>
        )}
        {isAway && (
          <span className={cx(styles["tick"], styles["moon"])}>
            <Moon aria-label={t("rail.away")} role="img" />
          </span>
        )}
        <span className={styles["badges"]}>
          {isRobot && <Bot aria-label={t("rail.robot")} role="img" />}
          {player.gameOwner && <Crown aria-label={t("rail.owner")} role="img" />}
        </span>
      </span>
      <span className={styles["plate"]} style={{ "--letters": name.length } as CSSProperties}>
        {seat && <BadgeShape badge={seat.badge} color={player.hexColor} />}
        <span className={styles["name"]}>{name}</span>
        <b className={styles["score"]}>
          <CountUp value={shown[id] ?? player.score} />
        </b>
      </span>
    </li>
  );
}
