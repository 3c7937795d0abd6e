import { useEffect, useRef } from "react";
import { isCovered } from "../../ui/controls/isCovered.ts";

/** The row of digits on every keyboard layout, in its order: 1 to 9, 0 for ten, and the two beside it. */
const KEYS: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `Digit${digit}`),
  "Minus",
  "Equal",
];

/** The card a key stands for, 1 for the first; undefined for any other key. */
export function numberOfKey(code: string): number | undefined {
  const plain = code.startsWith("Numpad") ? code.replace("Numpad", "Digit") : code;
  const at = KEYS.indexOf(plain);
  return at < 0 ? undefined : at + 1;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Hear the number keys of a desktop keyboard while nobody types and no dialog is open. */
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
