import { Flag } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAsk } from "../../room/useSend.ts";
import { useMyId } from "../../room/index.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { usePeople } from "../../room/people.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { cardsOf, gainsOf, useHand, useMyCard, useRequip, useReveal } from "./controller.ts";
import { Reveal, useRevealTitle } from "./RevealStage.tsx";
import styles from "./RevealTask.module.css";

/** What the duel brought this player, and the way to complain about an answer. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("requip");
  const ask = useAsk();
  const myId = useMyId();
  const matchup = useRequip()?.matchup;
  const mine = useMyCard();
  const spotAi = useHand()?.spotAi;
  const personOf = usePeople();
  const step = useReveal();
  const title = useRevealTitle(matchup, step);
  const [reported, setReported] = useState<readonly string[]>([]);
  const total = matchup && myId !== undefined ? (gainsOf(matchup)[myId] ?? 0) : 0;
  useEffect(() => {
    if (step.winner) haptic(...(total > 0 ? RHYTHM.win : RHYTHM.even));
  }, [step.winner, total]);
  if (!matchup || myId === undefined) return null;
  const cards = cardsOf(matchup);
  const spotted = cards.find(({ promptResponseId }) => promptResponseId === spotAi);
  const report = async (itemId: string) => {
    if (!(await ask("report", { itemId }))) return;
    setReported([...reported, itemId]);
    toast(t("pay.reported"), "good");
  };
  return (
    <div className={cx(styles["task"], withStage && styles["below"])}>
      <StageTitle text={title} />
      {!withStage && (
        <div className={styles["show"]}>
          <Reveal matchup={matchup} step={step} personOf={personOf} />
        </div>
      )}
      <div className={styles["pay"]}>
        {step.winner && (
          <p className={cx(styles["slip"], total === 0 && styles["nothing"])} role="status">
            <b className={styles["total"]}>
              <CountUp value={total} from={0} signed />
            </b>
            <span>{slipText()}</span>
          </p>
        )}
      </div>
      <div className={styles["reports"]}>
        {cards
          .filter(({ letter, responseText }) => letter !== mine && responseText !== "")
          .map(({ letter, promptResponseId }) => (
            <button
              key={letter}
              type="button"
              className={styles["report"]}
              disabled={reported.includes(promptResponseId)}
              onClick={() => void report(promptResponseId)}
            >
              <Flag aria-hidden="true" />
              {t("pay.report", { letter })}
            </button>
          ))}
      </div>
      <ReactionButtons />
    </div>
  );

  function slipText(): string {
    if (mine) {
      const isAccused = myId !== undefined && matchup?.tagPoints?.[myId] !== undefined;
      return isAccused ? t("pay.accused") : t("pay.answer");
    }
    if (!spotted) return t("pay.noTag");
    return spotted.machine ? t("pay.spotted") : t("pay.wrong");
  }
}
