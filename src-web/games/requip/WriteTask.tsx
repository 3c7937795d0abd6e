import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import { useHalfChanged } from "../../game-kit/useDraft.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useTakesOver } from "../../game-kit/useTakesOver.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { promptLangOf, useHand } from "./controller.ts";
import { PromptForm } from "./PromptForm.tsx";
import { useKeeps } from "./useAnswers.ts";
import { Watching } from "../../game-kit/Watching.tsx";
import styles from "./WriteTask.module.css";

/** One prompt after the other, then the answers that were sent. */
export function WriteTask() {
  const { t } = useTranslation("requip");
  const prompts = Object.entries(useHand()?.prompts ?? {});
  const lang = useGameLang();
  const [keeps, setKeeps] = useKeeps();
  const maySay = useTopic("gameSettingsUpdated")?.keepAnswers !== false;
  const isHalfChanged = useHalfChanged();
  const [chosen, setChosen] = useState(
    () =>
      prompts.find(([key, { currentPromptResponse }]) =>
        isHalfChanged(`prompt-${key}`, currentPromptResponse),
      )?.[0],
  );
  const open = prompts.find(([, { currentPromptResponse }]) => currentPromptResponse === undefined);
  const current = prompts.find(([key]) => key === chosen) ?? open;
  const focus = useTakesOver(current?.[0] ?? (prompts.length > 0 ? "sent" : undefined));
  if (prompts.length === 0) {
    return <Watching title={t("write.watchTitle")} text={t("write.watch")} />;
  }
  const number = Number(current?.[0] ?? 1);
  const title =
    prompts.length > 1
      ? t("write.phoneTitle", { number, count: prompts.length })
      : t("write.phoneTitleOne");
  if (current) {
    return (
      <div className={styles["task"]}>
        <StageTitle text={title} />
        <PromptForm
          key={number}
          number={number}
          prompt={current[1]}
          keeps={keeps}
          focus={focus}
          {...(maySay && { onKeeps: setKeeps })}
          onSend={() => setChosen(current[0])}
          onSent={() => setChosen(undefined)}
        />
      </div>
    );
  }
  // What backstage hid is blank.
  const isAnySent = prompts.some(([, { hidden }]) => !hidden);
  return (
    <div className={styles["task"]}>
      <StageTitle text={isAnySent ? t("write.doneTitle") : t("reveal.hidden")} />
      <ul className={styles["sent"]}>
        {prompts.map(([key, prompt]) => (
          <li key={key}>
            <span dir="auto" lang={promptLangOf(prompt, lang)}>
              {prompt.prompt}
            </span>
            <b dir="auto" lang={prompt.hidden ? undefined : lang}>
              {prompt.hidden ? t("reveal.hidden") : prompt.currentPromptResponse}
            </b>
            <Button
              variant="quiet"
              icon={<Pencil />}
              aria-label={`${t("write.change")}. ${prompt.prompt}`}
              onClick={() => setChosen(key)}
            >
              {t("write.change")}
            </Button>
          </li>
        ))}
      </ul>
      {isAnySent && <StillThinking title={t("write.done")} />}
    </div>
  );
}
