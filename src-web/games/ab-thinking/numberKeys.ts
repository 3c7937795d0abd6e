import { useEffect, useRef } from "react";
import { isCovered } from "../../ui/controls/isCovered.ts";

/** The keyboard's row of digits, by position on any layout: 1 to 9, 0 for ten, and the two keys after it. */
const KEYS: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `Digit${digit}`),
  "Minus",
  "Equal",
];

/** Returns the number of the card that a key selects, from 1; undefined for any other key. */
export function numberOfKey(code: string): number | undefined {
  const plain = code.startsWith("Numpad") ? code.replace("Numpad", "Digit") : code;
  const at = KEYS.indexOf(plain);
  return at < 0 ? undefined : at + 1;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Listens to the number keys of a desktop keyboard, except while the user types or a dialog is open. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  const latest = useRef(onNumber);
  useEffect(() => {
    latest.current = onNumber;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isTyping(event.target) || isCovered()) return;
      const number = numberOfKey(event.code);
      if (number !== undefined) latest.current(number);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
