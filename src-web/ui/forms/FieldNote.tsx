import type { ReactNode } from "react";
import styles from "./FieldNote.module.css";

interface FieldNoteProps {
  /** The field's own id, for `aria-describedby`. */
  readonly id: string;
  readonly hint: ReactNode;
  /** What is wrong with the value, in words; it takes the place of the hint. */
  readonly error: string | undefined;
}

/** A field's hint, or what is wrong with its value, which is announced. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  return (
    <p id={id} className={error ? styles["error"] : styles["hint"]} aria-live="polite">
      {error ?? hint}
    </p>
  );
}
