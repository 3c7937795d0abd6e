import { Check } from "lucide-react";
import { useId, type ReactNode, type Ref } from "react";
import { FieldNote } from "./FieldNote.tsx";
import { useFieldHandle, type FieldHandle } from "./useFieldHandle.ts";
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
  const { frame, input } = useFieldHandle<HTMLInputElement>(ref);

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
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
