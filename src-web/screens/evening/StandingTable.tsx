import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { StandingEntry } from "../../../src-shared/protocol/entities.ts";
import { useFormats } from "../../i18n/format.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./evening.module.css";

interface StandingTableProps {
  readonly standing: readonly StandingEntry[];
  /** The viewer's own seat, which is highlighted. */
  readonly me?: number | undefined;
  /** Show the points won in the last game. */
  readonly withGains?: boolean;
  /** Index to start from: the best are left out where they are already on the podium. */
  readonly from?: number;
}

/** The championship as a table: place, character, name, and points with a bar that grows. */
export function StandingTable({ standing, me, withGains = false, from = 0 }: StandingTableProps) {
  const { t } = useTranslation(["evening", "room"]);
  const { number } = useFormats();
  const most = Math.max(1, ...standing.map(({ points }) => points));
  return (
    <ol
      className={styles["table"]}
      data-many={standing.length > 8 || undefined}
      data-some={standing.length > 6 || undefined}
    >
      {standing.slice(from).map((entry) => (
        <li
          key={entry.playerId}
          className={cx(styles["line"], entry.playerId === me && styles["mine"])}
          style={{ "--seat": entry.hexColor, "--share": entry.points / most } as CSSProperties}
        >
          <i className={styles["bar"]} aria-hidden="true" />
          <b className={styles["rank"]}>{entry.rank}</b>
          <AvatarImage src={entry.avatarSrc} size="1.9em" />
          <Name alias={entry.alias} />
          {withGains && entry.gained !== undefined && (
            <small className={cx(styles["gain"], "tabular")}>
              {t("gained", { points: number(entry.gained) })}
            </small>
          )}
          <b className={cx(styles["points"], "tabular")}>
            <span className="visually-hidden">
              {t("room:end.points", { points: number(entry.points), count: entry.points })}
            </span>
            <span aria-hidden="true">{number(entry.points)}</span>
          </b>
        </li>
      ))}
    </ol>
  );
}

function Name({ alias }: { readonly alias: string }) {
  const name = displayName(alias);
  return (
    <span className={styles["name"]} style={{ "--letters": name.length } as CSSProperties}>
      <span>{name}</span>
    </span>
  );
}
