import { Check } from "lucide-react";
import { cx } from "../hooks/cx.ts";
import styles from "./Choice.module.css";

/** With more options than this they are placed closer together, if each has at most `DIGITS` characters. */
const FEW = 4;
const DIGITS = 3;

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Value[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** Chooses one of a few options: all are visible, and one tap chooses. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, options, value, nameOf, onChoose } = props;
  const isShort = options.length > FEW && options.every((one) => nameOf(one).length <= DIGITS);
  return (
    <div className={styles["group"]}>
      <h3>{label}</h3>
      <div
        className={cx(styles["choices"], isShort && styles["short"])}
        role="radiogroup"
        aria-label={label}
      >
        {options.map((option) => (
          <button
            key={option}
            type="button"
            role="radio"
            aria-checked={option === value}
            className={styles["choice"]}
            onClick={() => onChoose(option)}
          >
            {nameOf(option)}
          </button>
        ))}
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch between on and off. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <div className={styles["row"]}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={label}
        className={styles["switch"]}
        onClick={() => onChange(!on)}
      >
        <i>{on && <Check aria-hidden="true" />}</i>
      </button>
    </div>
  );
}
