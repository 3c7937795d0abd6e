import { Recycle, Send } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { promptLangOf } from "./controller.ts";
import type { WriterPrompt } from "../../../src-rooms/games/requip/types.ts";
import { CountedInput } from "../../game-kit/CountedInput.tsx";
import { useDraft } from "../../game-kit/useDraft.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { Switch } from "../../ui/controls/Choice.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { ANSWER_LENGTH_MAX } from "../../../src-shared/catalog/games/requip.ts";
import { useAnswers } from "./useAnswers.ts";
import styles from "./WriteTask.module.css";

interface PromptFormProps {
  readonly number: number;
  readonly prompt: WriterPrompt;
  readonly keeps: boolean;
  /** Left out: the host has decided that no answers are kept. */
  readonly onKeeps?: (keeps: boolean) => void;
  /** Whether the box takes the focus when it appears. */
  readonly focus: boolean;
  /** The answer is on its way; the form must stay, since the player may write on. */
  readonly onSend: () => void;
  readonly onSent: () => void;
}

/** A prompt, a box for the answer, and a way out for players who cannot think of one. */
export function PromptForm(props: PromptFormProps) {
  const { number, prompt, keeps, onKeeps, focus, onSend, onSent } = props;
  const { t } = useTranslation("requip");
  const id = useId();
  const lang = useGameLang();
  const { text, setText, sent } = useDraft(`prompt-${number}`, prompt.currentPromptResponse);
  const [isBusy, setBusy] = useState(false);
  const { send, requip } = useAnswers(number, text, keeps);
  const run = async (action: () => Promise<boolean>, said?: string) => {
    setBusy(true);
    onSend();
    const isDone = await action();
    setBusy(false);
    if (isDone && sent(said)) onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !isBusy) void run(send, text);
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <label className={styles["prompt"]} htmlFor={id} dir="auto" lang={promptLangOf(prompt, lang)}>
        {prompt.prompt}
      </label>
      <CountedInput
        id={id}
        text={text}
        onText={setText}
        focus={focus}
        most={ANSWER_LENGTH_MAX}
        placeholder={t("write.placeholder")}
        leftText={(count) => t("write.left", { count })}
      />
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
      {prompt.existingAnswer !== undefined && (
        <div className={styles["requip"]}>
          <Button variant="quiet" wide icon={<Recycle />} onClick={() => void run(requip)}>
            {t("write.requip")}
          </Button>
          <p>{t("write.requipHint", { text: prompt.existingAnswer })}</p>
        </div>
      )}
      {onKeeps && <Switch label={t("write.keep")} on={keeps} onChange={onKeeps} />}
    </form>
  );
}
