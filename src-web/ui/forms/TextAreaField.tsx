import { useId, type ComponentProps, type Ref } from "react";
import fieldStyles from "./Field.module.css";
import { FieldNote } from "./FieldNote.tsx";
import { useFieldHandle, type FieldHandle } from "./useFieldHandle.ts";
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
  const { frame, input } = useFieldHandle<HTMLTextAreaElement>(ref);

  return (
    <div className={fieldStyles["field"]} ref={frame}>
      <label className={fieldStyles["label"]} htmlFor={id}>
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
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
