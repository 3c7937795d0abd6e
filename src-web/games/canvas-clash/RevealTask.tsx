import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { useMyId } from "../../room/index.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useResultAnnouncement } from "../../game-kit/useResultAnnouncement.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { gainOf, useHand, useReveal, useShared } from "./controller.ts";
import { ownWord } from "./ownWord.ts";
import { RevealStage } from "./RevealStage.tsx";
import styles from "./RevealTask.module.css";

/** The word, and what this player earned in the turn. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const { number } = useFormats();
  const myId = useMyId();
  const isPlaying = useHand() !== undefined;
  const step = useReveal();
  const { guess, credits, everybody } =
    myId === undefined ? { guess: 0, credits: 0, everybody: 0 } : gainOf(shared, myId);
  const total = guess + credits + everybody;
  useEffect(() => {
    if (step.points) haptic(...(total > 0 ? RHYTHM.win : RHYTHM.even));
  }, [step.points, total]);
  const parts = [
    guess > 0 && t("reveal.forGuess", { points: number(guess) }),
    credits > 0 && t("reveal.forCredits", { points: number(credits) }),
    everybody > 0 && t("reveal.forEverybody", { points: number(everybody) }),
  ].filter((part) => part !== false);
  const paid = parts.length > 0 ? parts.join(" · ") : t("reveal.nothing");
  useResultAnnouncement(isPlaying && step.points, total, paid);
  if (!shared?.reveal) return null;
  const { text, lang } = ownWord(shared.reveal, currentLanguage());
  return (
    <div className={cx(styles["task"], withStage && styles["below"])} data-brief="">
      <StageTitle text={t("reveal.phoneTitle", { word: text.toLocaleUpperCase(lang) })} />
      {!withStage && (
        <div className={styles["show"]}>
          <RevealStage place="phone" />
        </div>
      )}
      <div className={styles["pay"]}>
        {isPlaying && step.points && (
          <p className={cx(styles["slip"], total === 0 && styles["none"])}>
            <b className={styles["total"]}>
              <CountUp value={total} from={0} signed />
            </b>
            <span>{paid}</span>
          </p>
        )}
      </div>
      <ReactionButtons />
    </div>
  );
}
