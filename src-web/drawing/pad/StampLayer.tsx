import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../ui/feedback/announcer.ts";
import { within, type Point } from "../model/geometry.ts";
import { colourOf } from "../../../src-shared/catalog/drawing.ts";
import {
  crossingAt,
  moveCursor,
  placeOf,
  setsDown,
  STAMP_SIZES,
  stampPath,
  stampPoints,
  type Crossing,
} from "./stamps.ts";
import styles from "./StampLayer.module.css";
import type { StampSet } from "./StampTools.tsx";
import type { StrokeStore } from "../model/strokes.ts";
import type { Tools } from "./useTools.ts";

interface StampLayerProps {
  readonly store: StrokeStore;
  readonly tools: Tools;
  readonly set: StampSet;
  readonly onChange: (change: Partial<StampSet>) => void;
  readonly enabled: boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How many crossings the cursor moves at once with Shift. */
const STRIDE = 4;

/** Lies over the paper: a tap places a stamp there; on a keyboard, arrows and Enter do. */
export function StampLayer({ store, tools, set, onChange, enabled }: StampLayerProps) {
  const { t } = useTranslation("drawing");
  const [cursor, setCursor] = useState<Crossing>({ column: 8, row: 8 });
  const { size: paper } = store;
  const size = STAMP_SIZES[set.size] ?? STAMP_SIZES[0];
  const say = (at: Crossing) => announce(t("stamp.at", { column: at.column, row: at.row }));

  const place = (at: Point) => {
    if (!enabled) return;
    const { colour, radius } = tools;
    const choice = { stamp: set.stamp, size, turn: set.turn, filled: set.filled, radius };
    store.begin({ colour, radius }, stampPoints(choice, at, paper));
    store.end();
  };
  const tap = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = within(
      {
        x: ((event.clientX - left) / width) * paper.width,
        y: ((event.clientY - top) / height) * paper.height,
      },
      paper,
    );
    setCursor(crossingAt(at, paper));
    place(at);
  };
  const press = (event: KeyboardEvent) => {
    // With one of these keys the shortcut is the browser's, such as going back or zooming the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const sizes = STAMP_SIZES.length - 1;
    if (arrow) {
      const by = event.shiftKey ? STRIDE : 1;
      const next = moveCursor(cursor, arrow[0] * by, arrow[1] * by, paper);
      setCursor(next);
      say(next);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) {
        place(placeOf(cursor));
        announce(t("stamp.placed", { shape: t(`stamp.${set.stamp}`) }));
      }
    } else if (event.key === "+") onChange({ size: Math.min(sizes, set.size + 1) });
    else if (event.key === "-") onChange({ size: Math.max(0, set.size - 1) });
    else return;
    event.preventDefault();
  };

  const { x, y } = placeOf(cursor);
  const ghost = {
    "--x": x / paper.width,
    "--y": y / paper.height,
    "--size": size / paper.width,
    "--turn": `${set.turn}deg`,
    "--ink-colour": colourOf(tools.colour, tools.safeColours),
  } as CSSProperties;
  return (
    <button
      type="button"
      className={styles["layer"]}
      aria-label={t("stamp.canvas")}
      disabled={!enabled}
      onPointerDown={(event) => {
        event.preventDefault();
        if (setsDown(event)) tap(event);
      }}
      onKeyDown={press}
    >
      <svg className={styles["ghost"]} style={ghost} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
        <path d={stampPath(set.stamp)} />
      </svg>
    </button>
  );
}
