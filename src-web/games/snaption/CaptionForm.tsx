import { Send } from "lucide-react";
import { useId, useState, type FormEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SnaptionPrivate } from "../../../src-rooms/games/snaption/types.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { SnapPhoto } from "./SnapPhoto.tsx";
import { charactersLeft, cut, useCaption } from "./useCaption.ts";
import styles from "./WriteTask.module.css";

/** From here on the counter is shown in colour. */
const FEW_LEFT = 12;

interface CaptionFormProps {
  readonly own: SnaptionPrivate["photos"][number];
  readonly onSent: () => void;
}

/** A photo and a box for its caption; the photo stays in sight above the keyboard. */
export function CaptionForm({ own, onSent }: CaptionFormProps) {
  const { t } = useTranslation("snaption");
  const id = useId();
  const [text, setText] = useState(own.text ?? "");
  const [isBusy, setBusy] = useState(false);
  const send = useCaption(own.photo, text, own.text);
  const left = charactersLeft(text);
  const run = async () => {
    if (text.trim() === "" || isBusy) return;
    setBusy(true);
    const isDone = await send();
    setBusy(false);
    if (isDone) onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void run();
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <div className={styles["photo"]}>
        <SnapPhoto source={own.source} />
      </div>
      <div className={styles["words"]}>
        <div className={styles["box"]}>
          <label className="visually-hidden" htmlFor={id}>
            {t("write.label")}
          </label>
          <textarea
            id={id}
            className={styles["input"]}
            rows={3}
            value={text}
            dir="auto"
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="send"
            placeholder={t("write.placeholder")}
            aria-describedby={`${id}-left`}
            onChange={(event) => setText(cut(event.target.value))}
            onKeyDown={sendOnEnter}
          />
          <span
            id={`${id}-left`}
            className={styles["left"]}
            data-few={left <= FEW_LEFT || undefined}
            role="img"
            aria-label={t("write.left", { count: left })}
          >
            {left}
          </span>
        </div>
        <Button
          type="submit"
          size="big"
          wide
          icon={<Send />}
          busy={isBusy}
          disabled={text.trim() === ""}
        >
          {t("write.send")}
        </Button>
      </div>
    </form>
  );
}
