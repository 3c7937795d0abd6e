import {
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from "react";
import styles from "./Field.module.css";
import { shake } from "../effects/motion.ts";

/** What a form can do with a field whose value is not accepted. */
export interface FieldHandle {
  /** Shakes the field and puts the cursor in it. */
  fail(): void;
  focus(): void;
}

export interface FieldProps extends Omit<ComponentProps<"input">, "className" | "ref" | "id"> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value, in words; undefined when nothing is. */
  readonly error?: string | undefined;
  /** Shows the typed text in capitals, as every screen of a room does. */
  readonly capitals?: boolean;
  /** A button inside the input, at its end. */
  readonly end?: ReactNode;
  readonly ref?: Ref<FieldHandle>;
}

/** A labelled text input that says what is wrong with it. */
export function Field({ label, hint, error, capitals, end, ref, ...rest }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => ({
    fail() {
      shake(frame.current);
      input.current?.focus();
    },
    focus() {
      input.current?.focus({ preventScroll: true });
    },
  }));

  return (
    <div className={styles["field"]} ref={frame}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        ref={input}
        className={styles["input"]}
        data-capitals={capitals || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      />
      {end}
      <p id={`${id}-note`} className={error ? styles["error"] : styles["hint"]} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
