import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { useCrowd } from "../../room/people.ts";
import { LivelyAvatar } from "../../ui/avatar/LivelyAvatar.tsx";
import { ReactionBubbles } from "../../screens/frame/ReactionBubbles.tsx";
import styles from "./overlay.module.css";

/** Before a game: who plays tonight. */
export function OverlayCast() {
  const { t } = useTranslation("room");
  const { players } = useCrowd();
  return (
    <ul className={styles["cast"]} aria-label={t("lobby.whoIsIn")}>
      {players.map(({ sessionPlayerId, alias, avatarSrc, hexColor }, at) => (
        <li key={sessionPlayerId} style={{ "--seat": hexColor } as CSSProperties}>
          <ReactionBubbles playerId={sessionPlayerId} isStorm />
          <LivelyAvatar src={avatarSrc} size="var(--figure)" seat={at} />
          <span>{displayName(alias)}</span>
        </li>
      ))}
    </ul>
  );
}
