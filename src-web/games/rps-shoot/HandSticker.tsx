import type { Shown } from "../../../src-rooms/games/rps-shoot/types.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { handPicture } from "./hands.ts";
import styles from "./HandSticker.module.css";

interface HandStickerProps {
  readonly hand: Shown;
  /** `left` and `right` reach in from that side; `up` is held upright. */
  readonly from?: "left" | "right" | "up";
}

/** A gloved hand. Decoration: its name is in the text beside it or in a label. */
export function HandSticker({ hand, from = "left" }: HandStickerProps) {
  return (
    <img
      className={cx(styles["hand"], styles[from])}
      src={handPicture(hand)}
      alt=""
      draggable={false}
    />
  );
}
