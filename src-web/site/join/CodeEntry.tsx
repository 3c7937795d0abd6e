import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useEarlyWriting } from "../../ui/forms/useEarlyWriting.ts";
import { Button } from "../../ui/controls/Button.tsx";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import { isWholeCode } from "../../ui/forms/roomCode.ts";
import { RoomCodeBox } from "../../ui/forms/RoomCodeBox.tsx";
import styles from "./CodeEntry.module.css";

export interface CodeEntryProps {
  readonly initialCode?: string | undefined;
  /** What was wrong with the initial code; the field then shakes and gets the focus. */
  readonly error?: string | undefined;
  readonly busy?: boolean;
  /** Whether to focus the field when it appears. */
  readonly focus?: boolean;
  /** Called when the user changes the code in the field. */
  readonly onWritten?: () => void;
  readonly onCode: (code: string) => void;
}

/** The room code field and its Join button. Joining with fewer than five characters shows what is missing. */
export function CodeEntry({
  initialCode = "",
  error,
  busy = false,
  focus,
  onWritten,
  onCode,
}: CodeEntryProps) {
  const { t } = useTranslation("common");
  const [code, setCode] = useState(initialCode);
  const [seenError, setSeenError] = useState(error);
  /** Whether it was submitted with fewer characters than a code has. */
  const [isShort, setShort] = useState(false);
  const [isStale, setStale] = useState(false);
  const box = useRef<FieldHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  useEarlyWriting(form);
  const isWhole = isWholeCode(code);

  // A new error is shown even if the code was edited after the last one.
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
          onWritten?.();
        }}
      />
      {/* A code that is too short is not sent, so the button is not locked after it. */}
      <Button type="submit" size="big" wide busy={busy} {...(!isWhole && { lockMs: 0 })}>
        {t("button.join")}
      </Button>
    </form>
  );
}
