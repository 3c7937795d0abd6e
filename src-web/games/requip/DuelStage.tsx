import { Hand, Vote } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCue } from "../../audio/cue.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { cardsOf, promptLangOf, useRequip } from "./controller.ts";
import styles from "./DuelStage.module.css";

/** A prompt and its two answers, without their authors. */
export function DuelStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("requip");
  const requip = useRequip();
  const matchup = requip?.matchup;
  const lang = useGameLang();
  useCue(matchup && "card");
  if (!matchup) return null;
  return (
    <div className={styles["box"]}>
      <StageTitle
        text={t("duel.title", { number: matchup.matchup, count: requip.matchupCount })}
        silent={place === "phone"}
      />
      <div className={styles["duel"]}>
        <p className={styles["prompt"]} dir="auto" lang={promptLangOf(matchup, lang)}>
          {matchup.promptText}
        </p>
        <div className={styles["cards"]}>
          {cardsOf(matchup).map(({ letter, responseText, hidden }) => (
            <div key={letter} className={styles[letter]}>
              <AnswerCard
                letter={letter}
                text={responseText}
                lang={lang}
                hidden={hidden === true}
              />
            </div>
          ))}
        </div>
        <p className={styles["foot"]}>
          <span>
            <Vote aria-hidden="true" />
            {t("duel.votes", { count: requip.votesIn })}
          </span>
          {requip.claps > 0 && (
            <span key={requip.claps} className={styles["claps"]}>
              <Hand aria-hidden="true" />
              {t("duel.claps", { count: requip.claps })}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
