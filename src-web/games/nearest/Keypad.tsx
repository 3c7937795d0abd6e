import { Delete, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { isCovered } from "../../ui/controls/isCovered.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { DIGITS_MAX } from "../../../src-shared/catalog/games/nearest.ts";
import styles from "./Keypad.module.css";

interface KeypadProps {
  /** The digits typed so far, without separators; empty while there are none. */
  readonly draft: string;
  /** Changes the digits. Gets a function of the newest ones, because keys may come faster than renders. */
  readonly onChange: (change: (draft: string) => string) => void;
  readonly onEnter: () => void;
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Appends a digit: no leading zeros, and no more digits than fit. */
function longer(draft: string, digit: string): string {
  const next = draft === "0" ? digit : draft + digit;
  return next.length > DIGITS_MAX ? draft : next;
}

/** A keypad with keys as large as thumbs. The digits of a hardware keyboard work too. */
export function Keypad({ draft, onChange, onEnter }: KeypadProps) {
  const { t } = useTranslation("nearest");
  const type = (digit: string) => {
    haptic(...RHYTHM.tap);
    onChange((newest) => longer(newest, digit));
  };
  const back = () => onChange((newest) => newest.slice(0, -1));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isCovered()) return;
    const { target } = event;
    const isFree = !(target instanceof HTMLInputElement);
    // Enter presses the button that has the focus. A stage begins with the focus on its whole task.
    const isPressed = target instanceof Element && target.closest("button, a") !== null;
    if (isFree && /^\d$/.test(event.key)) type(event.key);
    else if (isFree && event.key === "Backspace") back();
    else if (isFree && !isPressed && event.key === "Enter") onEnter();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <div className={styles["pad"]} role="group" aria-label={t("keypad.label")}>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className={styles["key"]} onClick={() => type(digit)}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={styles["key"]}
        aria-label={t("keypad.clear")}
        disabled={draft === ""}
        onClick={() => onChange(() => "")}
      >
        <X aria-hidden="true" />
      </button>
      <button type="button" className={styles["key"]} onClick={() => type("0")}>
        0
      </button>
      <button
        type="button"
        className={styles["key"]}
        aria-label={t("keypad.back")}
        disabled={draft === ""}
        onClick={back}
      >
        <Delete aria-hidden="true" />
      </button>
    </div>
  );
}
