import type { CSSProperties } from "react";
import { AvatarImage } from "./AvatarImage.tsx";
import { cx } from "../hooks/cx.ts";
import { blinkDelayMs, BLINK_EVERY_MS } from "./blink.ts";
import styles from "./LivelyAvatar.module.css";
import { moodUrl } from "./moodUrl.ts";

interface LivelyAvatarProps {
  readonly src: string;
  /** Any CSS length. */
  readonly size: string;
  /** Number of the seat, from 0; decides when it blinks. */
  readonly seat: number;
  readonly cheers?: boolean;
}

/**
 * A character that blinks now and then, and cheers with raised arms. For televisions: a phone shows the plain
 * picture, which saves downloads.
 */
export function LivelyAvatar({ src, size, seat, cheers = false }: LivelyAvatarProps) {
  const [blink, cheer] = [moodUrl(src, "blink"), moodUrl(src, "cheer")];
  const style = {
    "--avatar": size,
    "--blink-every": `${BLINK_EVERY_MS}ms`,
    "--blink-delay": `${blinkDelayMs(seat)}ms`,
  } as CSSProperties;
  return (
    <span
      className={cx(styles["lively"], cheers && cheer !== undefined && styles["cheers"])}
      style={style}
    >
      <span className={styles["calm"]}>
        <AvatarImage src={src} size={size} />
        {blink !== undefined && (
          <img className={styles["blink"]} src={blink} alt="" decoding="async" draggable={false} />
        )}
      </span>
      {cheer !== undefined && (
        <img className={styles["cheer"]} src={cheer} alt="" decoding="async" draggable={false} />
      )}
    </span>
  );
}
