import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useEarlyWriting } from "../../ui/forms/useEarlyWriting.ts";
import { Button } from "../../ui/controls/Button.tsx";
import type { FieldHandle } from "../../ui/forms/Field.tsx";
import { isWholeCode } from "../../ui/forms/roomCode.ts";
import { RoomCodeBox } from "../../ui/forms/RoomCodeBox.tsx";
import styles from "./CodeEntry.module.css";

export interface CodeEntryProps {
  readonly initialCode?: string | undefined;
  /** What was wrong with the initial code; it shakes and gets the cursor. */
  readonly error?: string | undefined;
  readonly busy?: boolean;
  /** Put the cursor in it when it appears. */
  readonly focus?: boolean;
  readonly onCode: (code: string) => void;
}

/** The room code and its Join button, which says what is missing while there are fewer than five. */
export function CodeEntry({
  initialCode = "",
  error,
  busy = false,
  focus,
  onCode,
}: CodeEntryProps) {
  const { t } = useTranslation("common");
  const [code, setCode] = useState(initialCode);
  const [seenError, setSeenError] = useState(error);
  /** It was sent with fewer characters than a code has. */
  const [isShort, setShort] = useState(false);
  const [isStale, setStale] = useState(false);
  const box = useRef<FieldHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  useEarlyWriting(form);
  const isWhole = isWholeCode(code);

  // A new error counts again, also for a code that was edited after the last one.
  if (seenError !== error) {
    setSeenError(error);
    setStale(false);
  }
  useEffect(() => {
    if (error !== undefined) box.current?.fail();
    else if (focus) box.current?.focus();
  }, [error, focus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) return onCode(code);
    setShort(true);
    box.current?.fail();
  };

  return (
    <form ref={form} className={styles["entry"]} onSubmit={submit}>
      <RoomCodeBox
        ref={box}
        value={code}
        error={isShort ? t("codeBox.short") : isStale ? undefined : error}
        onChange={(next) => {
          setCode(next);
          setShort(false);
          setStale(true);
        }}
      />
      <Button type="submit" size="big" wide busy={busy} lockMs={500}>
        {t("button.join")}
      </Button>
    </form>
  );
}
