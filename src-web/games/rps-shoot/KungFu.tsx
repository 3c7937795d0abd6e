import type { CSSProperties } from "react";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { KUNG_FU_COUNT } from "./kungFuFrames.ts";
import styles from "./KungFu.module.css";

const strips = import.meta.glob<string>("../../assets/games/rps-shoot/kungfu-*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

interface KungFuProps {
  readonly avatarSrc: string;
  /** The pictures it changes between. */
  readonly frames: readonly [number, number];
  /** The side it stands on; it looks at the other one. */
  readonly faces: "left" | "right";
}

/** A fighter in the middle of a move: a window on a strip of pictures, moved by transform alone. */
export function KungFu({ avatarSrc, frames, faces }: KungFuProps) {
  const strip = strips[`../../assets/games/rps-shoot/kungfu-${avatarSrc}`];
  if (strip === undefined) return <AvatarImage src={avatarSrc} size="var(--figure)" />;
  const [one, other] = frames;
  return (
    <span
      className={cx(styles["window"], faces === "right" && styles["turned"])}
      style={{ "--count": KUNG_FU_COUNT, "--one": one, "--other": other } as CSSProperties}
    >
      <span
        key={`${one} ${other}`}
        className={cx(styles["move"], one !== other && styles["moves"])}
      >
        <img className={styles["strip"]} src={strip} alt="" decoding="async" draggable={false} />
      </span>
    </span>
  );
}
