import { useId, useImperativeHandle, useRef, type ComponentProps, type Ref } from "react";
import type { FieldHandle } from "./Field.tsx";
import { shake } from "../effects/motion.ts";
import styles from "./forms.module.css";

interface TextAreaFieldProps extends Omit<ComponentProps<"textarea">, "className" | "ref" | "id"> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<FieldHandle>;
}

/** A labelled multi-line text field. */
export function TextAreaField({ label, hint, error, ref, ...rest }: TextAreaFieldProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

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
      <textarea
        {...rest}
        ref={input}
        id={id}
        className={styles["area"]}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={error ? styles["error"] : styles["hint"]} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
