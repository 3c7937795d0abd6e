import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import type { BoardCard } from "../../../src-rooms/games/ab-thinking/types.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./CardGrid.module.css";
import { planGrid } from "./grid.ts";

interface CardGridProps {
  readonly cards: readonly BoardCard[];
  readonly label: string;
  /** Whether the cards are turned over one after the other. */
  readonly flips?: boolean;
  /** Renders a card of this width, px. */
  readonly children: (card: BoardCard, width: number) => ReactNode;
}

/** Gap between two cards, as a share of the box's longer side. */
const GAP = 0.016;
const GAP_MIN = 8;

/** The numbered board, as large as the box around it allows. */
export function CardGrid({ cards, label, flips = false, children }: CardGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const gap = Math.max(GAP_MIN, Math.round(Math.max(width, height) * GAP));
  const { columns, card } = planGrid(cards.length, width, height, gap);
  const style = { "--columns": columns, "--card": `${card}px`, "--gap": `${gap}px` };
  return (
    <div ref={box} className={styles["box"]}>
      {card > 0 && (
        <ol
          className={cx(styles["grid"], flips && styles["flips"])}
          style={style as CSSProperties}
          aria-label={label}
        >
          {cards.map((one, at) => (
            <li key={one.cardId} style={{ "--at": at } as CSSProperties}>
              {children(one, card)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The number of a card on the board. */
export function CardNumber({ number }: { readonly number: number }) {
  return (
    <b className={cx(styles["number"], "tabular")} aria-hidden="true">
      {number}
    </b>
  );
}
