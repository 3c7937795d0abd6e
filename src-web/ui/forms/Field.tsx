import { useId, type ComponentProps, type ReactNode, type Ref } from "react";
import { FieldNote } from "./FieldNote.tsx";
import styles from "./Field.module.css";
import { useFieldHandle, type FieldHandle } from "./useFieldHandle.ts";

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
  const { frame, input } = useFieldHandle<HTMLInputElement>(ref);

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
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
