import { Target } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Chart } from "../../../src-rooms/games/nearest/types.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { SHORT_FROM, useNumberText, useShortNumberText } from "./controller.ts";
import { lanesOf, placeOf } from "./lanes.ts";
import styles from "./NumberLine.module.css";

/** A player's number on the line. */
export interface Pin {
  readonly id: number;
  readonly name: string;
  readonly avatarSrc: string;
  readonly value: number;
  /** Whether the number won the question, or was exact. */
  readonly mark?: "nearest" | "exact" | undefined;
}

interface NumberLineProps {
  readonly chart: Chart;
  readonly isYear: boolean;
  readonly pins: readonly Pin[];
  /** All numbers that will get a pin, those of `pins` first: reserves room, so that no pin has to move. */
  readonly values?: readonly number[];
  /** The right number; left out while secret. */
  readonly answer?: number | undefined;
  /** `small` has larger pins, and the answer as the only number below the line. */
  readonly place?: StagePlace | "small";
}

/** Width of a pin as a share of the picture's width. */
const WIDE = { tv: 0.088, phone: 0.155, small: 0.17 } as const;
/** Factor for pins whose numbers are abbreviated in millions: '12,3 Mio.'. */
const MILLIONS_WIDER = 1.4;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** A number line with each player at their number. */
export function NumberLine({ chart, isYear, pins, values, answer, place = "tv" }: NumberLineProps) {
  const { t } = useTranslation("nearest");
  const numberText = useNumberText();
  const shortText = useShortNumberText();
  const { from, to } = chart;
  const text = (value: number) => numberText(value, isYear);
  const said = values ?? pins.map(({ value }) => value);
  const wider = said.some((value) => value >= SHORT_FROM) ? MILLIONS_WIDER : 1;
  const places = said.map((value) => placeOf(value, chart));
  const lanes = lanesOf(places, WIDE[place] * wider);
  const storeys = Math.max(1, ...lanes.map((lane) => lane + 1));
  return (
    <div
      className={cx(styles["box"], styles[place])}
      role="group"
      aria-label={t("line.label", { from: text(from), to: text(to) })}
    >
      <ol className={styles["air"]} style={{ "--storeys": storeys } as CSSProperties}>
        {pins.map((pin, at) => {
          const isBelow = pin.value < from;
          const isOff = isBelow || pin.value > to;
          return (
            <li
              key={pin.id}
              className={cx(
                styles["pin"],
                isOff && styles["off"],
                isBelow && styles["below"],
                pin.mark && styles[pin.mark],
              )}
              style={
                { "--x": placeOf(pin.value, chart), "--lane": lanes[at] ?? 0 } as CSSProperties
              }
            >
              <AvatarImage src={pin.avatarSrc} size="100%" />
              <span className={styles["tag"]}>
                <span className="visually-hidden">{pin.name}: </span>
                {shortText(pin.value, isYear)}
                {isOff && <span className="visually-hidden"> ({t("line.off")})</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={styles["line"]} aria-hidden="true">
        <i className={styles["bar"]} />
        {TICKS.map((share) => {
          const value = Math.round(from + (to - from) * share);
          return (
            <span
              key={share}
              className={styles["tick"]}
              style={{ "--x": placeOf(value, chart) } as CSSProperties}
            >
              {answer === undefined && share % 0.5 === 0 && <small>{hidden(share)}</small>}
              {answer !== undefined && place !== "small" && share % 1 === 0 && (
                <small>{shortText(value, isYear)}</small>
              )}
            </span>
          );
        })}
        {pins.some(({ value }) => value > to) && (
          <em className={styles["beyond"]}>{t("line.off")}</em>
        )}
        {pins.some(({ value }) => value < from) && (
          <em className={cx(styles["beyond"], styles["before"])}>{t("line.off")}</em>
        )}
      </div>
      {answer !== undefined && (
        <p className={styles["answer"]} style={{ "--x": placeOf(answer, chart) } as CSSProperties}>
          <Target aria-hidden="true" />
          <span className="visually-hidden">{t("line.answer")} </span>
          {text(answer)}
        </p>
      )}
    </div>
  );
}

/**
 * Returns a tick's label while the answer is secret. The answer is in the middle, so a scale would reveal it.
 */
function hidden(share: number): string {
  return share === 0.5 ? "?" : "";
}
