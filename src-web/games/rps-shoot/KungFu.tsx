import { useEffect, useState } from "react";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { wantsLessMotion } from "../../ui/effects/motion.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { KUNG_FU_COLUMNS, KUNG_FU_ROWS, type KungFuMove } from "./kungFuFrames.ts";
import { kungFuSheet } from "./kungFuSheets.ts";
import styles from "./KungFu.module.css";

/** How long each picture is shown, ms: a blow and its effect fit between two throws. */
const PICTURE_MS = 280;

interface KungFuProps {
  readonly avatarSrc: string;
  readonly move: KungFuMove;
  /** The side on which the fighter stands; they face the other side. */
  readonly side: "left" | "right";
}

/**
 * A fighter in the middle of a move: a window onto a sprite sheet, moved by transform alone. Until the sheet
 * is loaded, or if there is none, the character's portrait is shown in the same place.
 */
export function KungFu({ avatarSrc, move, side }: KungFuProps) {
  const sheet = kungFuSheet(avatarSrc);
  const [loaded, setLoaded] = useState<string>();
  const isThere = sheet !== undefined && loaded === sheet;
  const picture = usePicture(move);
  const x = (-100 * (picture % KUNG_FU_COLUMNS)) / KUNG_FU_COLUMNS;
  const y = (-100 * Math.floor(picture / KUNG_FU_COLUMNS)) / KUNG_FU_ROWS;
  return (
    <span className={cx(styles["kungfu"], side === "right" && styles["turned"])}>
      <span className={cx(styles["portrait"], isThere && styles["gone"])}>
        <AvatarImage src={avatarSrc} size="var(--figure)" />
      </span>
      {sheet !== undefined && (
        <span
          className={cx(styles["window"], isThere && styles["shown"])}
          data-kungfu={isThere ? picture : undefined}
        >
          <img
            className={styles["sheet"]}
            style={{ transform: `translate(${x}%, ${y}%)` }}
            src={sheet}
            alt=""
            draggable={false}
            onLoad={() => setLoaded(sheet)}
          />
        </span>
      )}
    </span>
  );
}

/** Returns the index of the move's current picture. A new move begins with its first picture. */
function usePicture({ pictures, loops }: KungFuMove): number {
  const move = pictures.join();
  const last = pictures.length - 1;
  const [shown, setShown] = useState({ move, at: 0 });
  useEffect(() => {
    if (last === 0) return undefined;
    if (wantsLessMotion()) {
      const timeout = setTimeout(() => setShown({ move, at: last }));
      return () => clearTimeout(timeout);
    }
    const timer = setInterval(() => {
      setShown((before) => {
        const at = (before.move === move ? before.at : 0) + 1;
        return { move, at: at <= last ? at : loops ? 0 : last };
      });
    }, PICTURE_MS);
    return () => clearInterval(timer);
  }, [move, last, loops]);
  return pictures[shown.move === move ? shown.at : 0] ?? pictures[0];
}
