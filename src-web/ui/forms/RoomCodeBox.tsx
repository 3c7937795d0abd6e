import { useId, useState, type ClipboardEvent, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { ROOM_CODE_LENGTH } from "../../../src-shared/catalog/limits.ts";
import { cx } from "../hooks/cx.ts";
import { codeFrom } from "./roomCode.ts";
import styles from "./RoomCodeBox.module.css";
import { useFieldHandle, type FieldHandle } from "./useFieldHandle.ts";

interface RoomCodeBoxProps {
  readonly value: string;
  /** Receives the normalised code: upper case, letters and digits, at most five. */
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<FieldHandle>;
}

const CELLS = Array.from({ length: ROOM_CODE_LENGTH }, (_, at) => at);

/** Five big cells to look at, on top of one real input to type, paste and dictate into. */
export function RoomCodeBox({ value, onChange, error, ref }: RoomCodeBoxProps) {
  const { t } = useTranslation("common");
  const id = useId();
  const { frame, input } = useFieldHandle<HTMLInputElement>(ref);
  const [focused, setFocused] = useState(false);
  const cursor = Math.min(value.length, ROOM_CODE_LENGTH - 1);

  // `maxLength` would cut a pasted link off before its code.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    onChange(codeFrom(event.clipboardData.getData("text")));
  };

  // The cursor is invisible, so it is always kept where the next character goes.
  const toEnd = () => {
    const at = input.current;
    if (at && at.selectionStart === at.selectionEnd)
      at.setSelectionRange(value.length, value.length);
  };

  return (
    <div className={styles["box"]}>
      <label className="visually-hidden" htmlFor={id}>
        {t("codeBox.label")}
      </label>
      <div className={styles["frame"]} ref={frame} data-error={error !== undefined}>
        {CELLS.map((at) => (
          <span
            key={at}
            className={cx(styles["cell"], focused && at === cursor && styles["next"])}
            aria-hidden="true"
          >
            {value[at] && (
              <b key={value[at]} className={styles["letter"]}>
                {value[at]}
              </b>
            )}
          </span>
        ))}
        <input
          id={id}
          ref={input}
          className={styles["input"]}
          value={value}
          inputMode="text"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(codeFrom(event.target.value))}
          onPaste={paste}
          onClick={toEnd}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <p
        id={`${id}-note`}
        className={error ? styles["error"] : "visually-hidden"}
        aria-live="polite"
      >
        {error ?? t("codeBox.hint")}
      </p>
    </div>
  );
}
