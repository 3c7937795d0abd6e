import { Sparkles } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { announce } from "../../ui/feedback/announcer.ts";
import type { GuesserHand } from "./ownWord.ts";
import styles from "./Solved.module.css";

/** Got it: the word, what it pays, and something to cheer with while the others still look. */
export function Solved({ hand }: { readonly hand: GuesserHand }) {
  const { t } = useTranslation("canvas-clash");
  const { word = "", points = 0 } = hand;
  useEffect(() => {
    haptic(...RHYTHM.win);
    announce(t("guess.solved", { word }));
  }, [word, t]);
  return (
    <div className={styles["solved"]}>
      <p className={styles["card"]}>
        <Sparkles aria-hidden="true" />
        <span>{word}</span>
        <b>
          <CountUp value={points} from={0} signed />
        </b>
      </p>
      <ReactionButtons />
    </div>
  );
}
