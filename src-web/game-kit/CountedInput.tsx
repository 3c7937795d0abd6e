import { useId, type ComponentProps, type KeyboardEvent } from "react";
import { cx } from "../ui/hooks/cx.ts";
import { charactersLeft, cutTo } from "./characters.ts";
import styles from "./CountedInput.module.css";

/** The counter is shown in colour from this many characters left. */
const FEW_LEFT = 10;

interface CountedInputProps extends Pick<ComponentProps<"input">, "id" | "placeholder"> {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Maximum length, in characters as people count them. */
  readonly most: number;
  /** Accessible name of the counter: how many characters still fit. */
  readonly leftText: (count: number) => string;
  /** The counter is shown in colour from this many characters left. */
  readonly few?: number;
  /** Whether it takes the focus when it appears. */
  readonly focus?: boolean;
  /** A textarea, for texts that need several lines on a phone; they contain no line breaks. Enter sends. */
  readonly tall?: boolean;
}

/**
 * The key code of a key that goes to an input method. Safari ends a composition before it reports the Enter
 * that confirmed it, so that `isComposing` is false by then.
 */
const TO_INPUT_METHOD = 229;

const takeFocus = (box: HTMLElement | null) => box?.focus({ preventScroll: true });

/** A text box that counts the characters left and accepts no more. The game supplies its label. */
export function CountedInput(props: CountedInputProps) {
  const { id, placeholder, text, onText, most, leftText, few = FEW_LEFT } = props;
  const { focus = false, tall = false } = props;
  const leftId = useId();
  const left = charactersLeft(text, most);
  const common = {
    ref: focus ? takeFocus : undefined,
    id,
    placeholder,
    value: text,
    dir: "auto",
    autoComplete: "off",
    autoCapitalize: "sentences",
    enterKeyHint: "send",
    "aria-describedby": leftId,
  } as const;
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key !== "Enter" || isComposing || keyCode === TO_INPUT_METHOD) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className={cx(styles["box"], tall && styles["tall"])}>
      {tall ? (
        <textarea
          {...common}
          className={styles["input"]}
          rows={3}
          onChange={({ target }) =>
            onText(cutTo(target.value.replaceAll(/[\r\n]+/gu, " "), most, text))
          }
          onKeyDown={sendOnEnter}
        />
      ) : (
        <input
          {...common}
          className={styles["input"]}
          onChange={({ target }) => onText(cutTo(target.value, most, text))}
        />
      )}
      <span
        id={leftId}
        className={styles["left"]}
        data-few={left <= few || undefined}
        role="img"
        aria-label={leftText(left)}
      >
        {left}
      </span>
    </div>
  );
}
