import { CAPTION_LENGTH_MAX } from "../../../src-shared/catalog/games/snaption.ts";
import { Send } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SnaptionPrivate } from "../../../src-rooms/games/snaption/types.ts";
import { CountedInput } from "../../game-kit/CountedInput.tsx";
import { useDraft } from "../../game-kit/useDraft.ts";
import { Ideas } from "../../game-kit/Ideas.tsx";
import { useTextMove } from "../../game-kit/useTextMove.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useHand } from "./controller.ts";
import { SnapPhoto } from "./SnapPhoto.tsx";
import styles from "./WriteTask.module.css";

/** The counter is shown in colour from this many characters left. */
const FEW_LEFT = 12;

interface CaptionFormProps {
  readonly own: SnaptionPrivate["photos"][number];
  /** Whether the box takes the focus when it appears. */
  readonly focus: boolean;
  /** The caption is on its way; the form must stay, since the player may write on. */
  readonly onSend: () => void;
  readonly onSent: () => void;
}

/** A photo and a box for its caption; the photo stays visible above the keyboard. */
export function CaptionForm({ own, focus, onSend, onSent }: CaptionFormProps) {
  const { t } = useTranslation("snaption");
  const id = useId();
  const { lines, foreign } = useHand() ?? {};
  const { text, setText, sent } = useDraft(`photo-${own.photo}`, own.text);
  const [isBusy, setBusy] = useState(false);
  const move = { type: "caption", photo: own.photo, text };
  const send = useTextMove({ text, sent: own.text, move });
  const run = async () => {
    if (text.trim() === "" || isBusy) return;
    setBusy(true);
    onSend();
    const isDone = await send();
    setBusy(false);
    if (isDone && sent(text)) onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <div className={styles["photo"]}>
        <SnapPhoto source={own.source} />
      </div>
      <div className={styles["words"]}>
        <label className="visually-hidden" htmlFor={id}>
          {t("write.label")}
        </label>
        <CountedInput
          id={id}
          tall
          text={text}
          onText={setText}
          focus={focus}
          most={CAPTION_LENGTH_MAX}
          few={FEW_LEFT}
          placeholder={t("write.placeholder")}
          leftText={(count) => t("write.left", { count })}
        />
        {lines && text === "" && (
          <Ideas label={t("write.lines")} ideas={lines} foreign={foreign} onTake={setText} />
        )}
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
