import type { CSSProperties } from "react";
import { BadgeShape } from "../../ui/avatar/BadgeShape.tsx";
import { canvasName } from "./canvases.ts";
import styles from "./CanvasTag.module.css";

/** The letter of a canvas in its shape and colour. Decoration: its parent says the same in words. */
export function CanvasTag({ index }: { readonly index: number }) {
  const { letter, badge, colour } = canvasName(index);
  return (
    <span
      className={styles["tag"]}
      style={{ "--canvas": colour } as CSSProperties}
      aria-hidden="true"
    >
      <BadgeShape badge={badge} color="var(--canvas)" size="1em" />
      <b>{letter}</b>
    </span>
  );
}
