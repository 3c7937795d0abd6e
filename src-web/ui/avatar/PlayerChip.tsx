import type { CSSProperties, ReactNode } from "react";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { Badge } from "../../../src-shared/catalog/seats.ts";
import { AvatarImage } from "./AvatarImage.tsx";
import { BadgeShape } from "./BadgeShape.tsx";
import { cx } from "../hooks/cx.ts";
import styles from "./PlayerChip.module.css";

interface PlayerChipProps {
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly badge?: Badge | undefined;
  /** Greyed out, for players whose phone is away. */
  readonly away?: boolean;
  /** Shown after the name, such as a score or a tick. */
  readonly children?: ReactNode;
  /** `column` puts the character above the name, for rails and lobbies. */
  readonly layout?: "row" | "column";
}

/** One player: character, name as screens show it, and badge in the seat's shape and colour. */
export function PlayerChip(props: PlayerChipProps) {
  const { alias, avatarSrc, hexColor, badge, away, children, layout = "row" } = props;
  return (
    <span
      className={cx(styles["chip"], styles[layout], away && styles["away"])}
      style={{ "--seat": hexColor } as CSSProperties}
    >
      <AvatarImage src={avatarSrc} size="2.6em" />
      <span className={styles["plate"]}>
        {badge && <BadgeShape badge={badge} color={hexColor} />}
        <span className={styles["name"]}>{displayName(alias)}</span>
        {children}
      </span>
    </span>
  );
}
