import { Check } from "lucide-react";
import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from "react";
import type { FieldHandle } from "./Field.tsx";
import { shake } from "../effects/motion.ts";
import styles from "./forms.module.css";

interface CheckFieldProps {
  readonly name?: string;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly ref?: Ref<FieldHandle>;
}

/** A big checkbox with a sentence beside it, for something to agree to. */
export function CheckField(props: CheckFieldProps) {
  const { name, label, hint, checked, onChange, required, error, onBlur, ref } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

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
    <div className={styles["check"]} ref={frame}>
      <span className={styles["box"]}>
        <input
          ref={input}
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Check aria-hidden="true" />
      </span>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-note`} className={error ? styles["error"] : styles["hint"]} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
