import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { sendSurvey } from "../../client/api/site.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { SURVEY_TEXT_MAX_LENGTH } from "../../../src-shared/catalog/formLimits.ts";
import { TextAreaField } from "../../ui/forms/TextAreaField.tsx";
import { useOfferedGames } from "../../games/useOfferedGames.ts";
import { Choice } from "../../ui/controls/Choice.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { shake } from "../../ui/effects/motion.ts";
import {
  answersToSend,
  FUN,
  GROUP_SIZES,
  isAnswered,
  MODES,
  type SurveyAnswers,
} from "./questions.ts";
import styles from "./survey.module.css";

/** Five questions. None is required, but at least one needs an answer. */
export function SurveyForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(["pages", "games"]);
  const errorText = useErrorText();
  const games = useOfferedGames();
  const fault = useRef<HTMLParagraphElement>(null);
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const answer = (change: SurveyAnswers) => {
    setAnswers((before) => ({ ...before, ...change }));
    setProblem("");
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isAnswered(answers)) {
      setProblem(t("survey.nothing"));
      return shake(fault.current);
    }
    setBusy(true);
    try {
      await sendSurvey({ language: currentLanguage(), answers: { ...answersToSend(answers) } });
      onDone();
    } catch (error) {
      console.error("survey not sent", error);
      setProblem(errorText(errorCodeOf(error)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles["intro"]}>{t("survey.intro")}</p>
      <Choice
        label={t("survey.mode")}
        options={MODES}
        value={answers.mode}
        nameOf={(mode) => t(`survey.modes.${mode}`)}
        onChoose={(mode) => answer({ mode })}
      />
      <div className={styles["games"]}>
        <Choice
          label={t("survey.favourite")}
          options={games.map(({ gameType }) => gameType)}
          value={answers.favourite}
          nameOf={(gameType) => t(`games:${gameType}.name`)}
          onChoose={(favourite) => answer({ favourite })}
        />
      </div>
      <Choice
        label={t("survey.groupSize")}
        options={GROUP_SIZES}
        value={answers.groupSize}
        nameOf={String}
        onChoose={(groupSize) => answer({ groupSize })}
      />
      <div className={styles["fun"]}>
        <Choice
          label={t("survey.fun")}
          options={FUN}
          value={answers.fun}
          nameOf={String}
          onChoose={(fun) => answer({ fun })}
        />
        <p className={styles["scale"]} aria-hidden="true">
          <span>{t("survey.funLow")}</span>
          <span>{t("survey.funHigh")}</span>
        </p>
      </div>
      <TextAreaField
        label={t("survey.wish")}
        name="wish"
        rows={4}
        maxLength={SURVEY_TEXT_MAX_LENGTH}
        value={answers.wish ?? ""}
        onChange={({ target }) => answer({ wish: target.value })}
      />
      <p ref={fault} className={styles["fault"]} role="alert">
        {problem}
      </p>
      <Button type="submit" size="big" wide busy={isBusy}>
        {t("survey.send")}
      </Button>
    </form>
  );
}
