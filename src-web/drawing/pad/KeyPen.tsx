import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../ui/feedback/announcer.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { pressPen, restingPen, type KeyPenState } from "../input/penKeys.ts";
import styles from "./KeyPen.module.css";
import { crossingAt } from "./stamps.ts";
import type { Stroke, StrokeStore } from "../model/strokes.ts";
import type { Tools } from "./useTools.ts";

interface KeyPenProps {
  readonly store: StrokeStore;
  readonly tools: Tools;
  readonly enabled: boolean;
  /** Called when the pen gets the focus. */
  readonly onCome: () => void;
}

/** Lies over the paper without catching pointers; keyboard users draw with the arrow keys. */
export function KeyPen({ store, tools, enabled, onCome }: KeyPenProps) {
  const { t } = useTranslation("drawing");
  const { size: paper } = store;
  const [pen, setPen] = useState<KeyPenState>(() => restingPen(paper));
  // Keys may arrive faster than React renders.
  const latest = useRef(pen);
  const put = (next: KeyPenState) => {
    latest.current = next;
    setPen(next);
  };
  const line = useRef<Stroke>(undefined);
  useEffect(
    () =>
      store.onChange((change) => {
        // Also when it was undone, or a pointer began another stroke.
        if (change.type !== "ended" || change.stroke !== line.current) return;
        latest.current = { ...latest.current, isDown: false };
        setPen(latest.current);
      }),
    [store],
  );
  const lift = () => {
    if (latest.current.isDown) store.end();
  };
  useEffect(() => {
    if (!enabled && latest.current.isDown) store.end();
  }, [enabled, store]);

  const press = (event: KeyboardEvent) => {
    if (!enabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const before = latest.current;
    const pressed = pressPen(before, event.key, event.shiftKey, paper);
    if (!pressed) return;
    event.preventDefault();
    // Key repeat moves the pen on, but does not put it down or lift it again.
    if (event.repeat && (pressed.deed === "begin" || pressed.deed === "end")) return;
    put(pressed.pen);
    switch (pressed.deed) {
      case "begin":
        line.current = store.begin({ colour: tools.colour, radius: tools.radius }, [
          pressed.pen.at,
        ]);
        return announce(t("pen.down"));
      case "extend":
        store.extend([pressed.pen.at]);
        break;
      case "end":
        store.end();
        return announce(t("pen.up"));
      case "none":
        break;
    }
    const [was, is] = [crossingAt(before.at, paper), crossingAt(pressed.pen.at, paper)];
    if (was.column !== is.column || was.row !== is.row) announce(t("stamp.at", { ...is }));
  };

  const style = {
    "--x": pen.at.x / paper.width,
    "--y": pen.at.y / paper.height,
    "--radius-share": tools.radius / paper.width,
  } as CSSProperties;
  return (
    // With the role `application` the pen gets the arrow keys even when a screen reader runs.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles["layer"]}
      role="application"
      aria-label={t("pen.canvas")}
      aria-disabled={!enabled}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={press}
      onFocus={onCome}
      onBlur={lift}
    >
      <i className={cx(styles["tip"], pen.isDown && styles["down"])} style={style} />
    </div>
  );
}
