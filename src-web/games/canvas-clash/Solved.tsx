import { Sparkles } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { announce } from "../../ui/feedback/announcer.ts";
import type { GuesserHand } from "./ownWord.ts";
import styles from "./Solved.module.css";

/** For a guesser who has solved it: the word, its points, and reactions while the others still guess. */
export function Solved({ hand }: { readonly hand: GuesserHand }) {
  const { t } = useTranslation("canvas-clash");
  const lang = useGameLang();
  const { word = "", points = 0 } = hand;
  // A change of language must not announce it again.
  const tell = useEffectEvent((solved: string) => announce(t("guess.solved", { word: solved })));
  useEffect(() => {
    haptic(...RHYTHM.win);
    tell(word);
  }, [word]);
  return (
    <div className={styles["solved"]}>
      <p className={styles["card"]}>
        <Sparkles aria-hidden="true" />
        <span lang={lang}>{word}</span>
        <b>
          <CountUp value={points} from={0} signed />
        </b>
      </p>
      <ReactionButtons />
    </div>
  );
}
