import { useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { SessionPlayer } from "../../../src-shared/protocol/entities.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useCrowd } from "../../room/people.ts";
import { useIsAway } from "../../room/useIsAway.ts";
import { ReactionBubbles } from "../frame/ReactionBubbles.tsx";
import styles from "./PhoneRoster.module.css";

/** Everybody else, small, in rows that never scroll: with more people they only move closer together. */
export function PhoneRoster() {
  const { t } = useTranslation("room");
  const myId = useMyId();
  const { players } = useCrowd();
  const hostType = useTopic("gameSessionUpdated")?.hostType;
  const others = players.filter((seat) => seat.sessionPlayerId !== myId);
  // Nobody joins a Discord activity with the code.
  if (others.length === 0 && hostType === "DISCORD") return null;
  if (others.length === 0) return <p className={styles["alone"]}>{t("lobby.firstOne")}</p>;
  return (
    <ul
      className={cx(
        styles["roster"],
        others.length > 5 && styles["many"],
        others.length > 10 && styles["crowded"],
      )}
      aria-label={t("lobby.whoIsIn")}
    >
      {others.map((seat) => (
        <Other key={seat.sessionPlayerId} seat={seat} />
      ))}
    </ul>
  );
}

function Other({ seat }: { readonly seat: SessionPlayer }) {
  const [hops, setHops] = useState(0);
  const isAway = useIsAway(seat);
  return (
    <li
      className={cx(styles["other"], isAway && styles["away"])}
      style={{ "--seat": seat.hexColor } as CSSProperties}
    >
      <ReactionBubbles
        playerId={seat.sessionPlayerId}
        onReaction={() => setHops((count) => count + 1)}
      />
      <span key={hops} className={cx(styles["figure"], hops > 0 && styles["hop"])}>
        <AvatarImage src={seat.avatarSrc} size="var(--small)" />
      </span>
      <span className={styles["name"]}>{displayName(seat.alias)}</span>
    </li>
  );
}
