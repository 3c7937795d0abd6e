import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { useFormats } from "../../i18n/format.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import styles from "./reel.module.css";

interface Line {
  readonly playerId: number;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly rank: number;
  readonly points: number;
}

interface ReelPodiumProps {
  readonly lines: readonly Line[];
  /** Number of lines to show, best first. */
  readonly most?: number;
}

/** The ranking, best first. */
export function ReelPodium({ lines, most = lines.length }: ReelPodiumProps) {
  const { t } = useTranslation("room");
  const { number } = useFormats();
  return (
    <ol className={styles["podium"]}>
      {lines.slice(0, most).map((line) => (
        <li
          key={line.playerId}
          data-first={line.rank === 1 || undefined}
          style={{ "--seat": line.hexColor } as CSSProperties}
        >
          <b>{line.rank}</b>
          <AvatarImage src={line.avatarSrc} size={line.rank === 1 ? "3.4em" : "2.4em"} />
          <span>{displayName(line.alias)}</span>
          <b className="tabular">
            {t("end.points", { points: number(line.points), count: line.points })}
          </b>
        </li>
      ))}
    </ol>
  );
}
