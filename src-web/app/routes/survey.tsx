import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/PageCard.tsx";
import { SurveyForm } from "../../site/feedback/SurveyForm.tsx";
import { ResultMessage } from "../../ui/feedback/ResultMessage.tsx";
import styles from "../../site/feedback/survey.module.css";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

/** /survey and /rocoSurveyOct10: a survey about the party. */
export default function SurveyScreen() {
  const { t } = useTranslation("pages");
  const [isDone, setDone] = useState(false);
  useTitle(t("survey.heading"));
  if (isDone) {
    return (
      <Card heading={t("survey.thanks")} cast={["strawberry.webp", "robot2.webp"]}>
        <ResultMessage className={styles["done"]}>
          <p>{t("survey.thanksText")}</p>
          <Link to="/games" className={buttonClass()}>
            {t("howTo.pickGame")}
          </Link>
        </ResultMessage>
      </Card>
    );
  }
  return (
    <Card heading={t("survey.heading")} cast={["corn.webp", "cookie.webp"]}>
      <SurveyForm
        onDone={() => {
          setDone(true);
          window.scrollTo(0, 0);
        }}
      />
    </Card>
  );
}
