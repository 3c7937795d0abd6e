import { Bot, Crown, Moon, X } from "lucide-react";
import { useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { SessionPlayer } from "../../../src-shared/protocol/entities.ts";
import { KickDialog } from "../host/KickDialog.tsx";
import { useIsHost, useTopic } from "../../room/index.ts";
import { BadgeShape } from "../../ui/avatar/BadgeShape.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { LivelyAvatar } from "../../ui/avatar/LivelyAvatar.tsx";
import { useCrowd } from "../../room/people.ts";
import { useIsAway } from "../../room/useIsAway.ts";
import { ReactionBubbles } from "../frame/ReactionBubbles.tsx";
import { useBriefly } from "../../ui/hooks/useBriefly.ts";
import styles from "./LobbySeats.module.css";

/**
 * Numbers of places to show, so that a few characters are large: the first of these with a free place, else
 * all of them.
 */
const PLACES = [6, 8, 10] as const;
/** A longer row than this is split in two. */
const ONE_ROW = 8;

/** The people in the lobby: their characters stand there and bob; free seats are outlines. */
export function LobbySeats() {
  const { t } = useTranslation("room");
  const { players } = useCrowd();
  const most = useTopic("gameSessionUpdated")?.maxPlayers ?? 0;
  const [kicking, setKicking] = useState<SessionPlayer>();
  const wanted = PLACES.find((places) => places > players.length) ?? most;
  const count = Math.max(Math.min(wanted, most), players.length);
  const free = count - players.length;
  const columns = count > ONE_ROW ? Math.ceil(count / 2) : Math.max(count, 6);
  const style = { "--columns": columns, "--rows": count > ONE_ROW ? 2 : 1 } as CSSProperties;
  return (
    <div className={styles["room"]}>
      <ul
        className={cx(styles["seats"], count > ONE_ROW && styles["crowded"])}
        style={style}
        aria-label={t("lobby.whoIsIn")}
      >
        {players.map((seat, at) => (
          <Seat key={seat.sessionPlayerId} seat={seat} at={at} onKick={() => setKicking(seat)} />
        ))}
        {Array.from({ length: free }, (_, at) => (
          <li key={`free${at}`} className={styles["free"]} aria-hidden="true">
            <svg viewBox="0 0 100 110">
              <path d="M50 8c26 0 36 18 36 38 0 24-14 42-36 42S14 70 14 46C14 26 24 8 50 8ZM38 88v16M62 88v16" />
            </svg>
          </li>
        ))}
      </ul>
      <KickDialog seat={kicking} onClose={() => setKicking(undefined)} />
    </div>
  );
}

interface SeatProps {
  readonly seat: SessionPlayer;
  /** Index in the row, from 0. */
  readonly at: number;
  readonly onKick: () => void;
}

/** How long a character cheers after its player tapped a reaction, ms. */
const CHEER_MS = 1_400;

function Seat({ seat, at, onKick }: SeatProps) {
  const { t } = useTranslation("room");
  const isHost = useIsHost();
  const id = seat.sessionPlayerId;
  const isOwner = useTopic("gameSessionUpdated")?.gameOwnerPlayerId === id;
  const people = useTopic("websocketConnectionUpdated")?.crowd;
  const [hops, setHops] = useState(0);
  const cheers = useBriefly(hops, CHEER_MS);
  const isAway = useIsAway(seat);
  const name = displayName(seat.alias);
  return (
    <li
      className={cx(styles["seat"], isAway && styles["away"])}
      style={{ "--seat": seat.hexColor, "--delay": `${(id % 7) * -310}ms` } as CSSProperties}
    >
      <ReactionBubbles playerId={id} isStorm onReaction={() => setHops((count) => count + 1)} />
      <span key={hops} className={cx(styles["walk"], hops > 0 && styles["hop"])}>
        <span className={styles["bob"]}>
          <LivelyAvatar src={seat.avatarSrc} size="var(--figure)" seat={at} cheers={cheers} />
        </span>
      </span>
      <span className={styles["plate"]}>
        <BadgeShape badge={seat.badge} color={seat.hexColor} />
        <span className={styles["name"]}>{name}</span>
      </span>
      <span className={styles["badges"]}>
        {seat.crowd && people !== undefined && <b className={styles["people"]}>{people}</b>}
        {seat.robot && <Bot aria-label={t("rail.robot")} role="img" />}
        {isOwner && <Crown aria-label={t("rail.owner")} role="img" />}
        {isAway && <Moon aria-label={t("rail.away")} role="img" />}
      </span>
      {isHost && (
        <button
          type="button"
          className={styles["kick"]}
          aria-label={t("kick.of", { name })}
          title={t("kick.of", { name })}
          onClick={onKick}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
