import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMyId } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { usePeople } from "../../room/people.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { PayTask } from "../../game-kit/PayTask.tsx";
import { ReportButton } from "../../game-kit/ReportButton.tsx";
import { cardsOf, gainsOf, useHand, useMyCard, useRequip, useReveal } from "./controller.ts";
import { Reveal, useRevealTitle } from "./RevealStage.tsx";

/** What this player earned in the duel, and buttons to report an answer. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("requip");
  const myId = useMyId();
  const matchup = useRequip()?.matchup;
  const mine = useMyCard();
  const spotAi = useHand()?.spotAi;
  const personOf = usePeople();
  const lang = useGameLang();
  const step = useReveal();
  const title = useRevealTitle(matchup, step);
  const total = matchup && myId !== undefined ? (gainsOf(matchup)[myId] ?? 0) : 0;
  useEffect(() => {
    if (step.winner) haptic(...(total > 0 ? RHYTHM.win : RHYTHM.even));
  }, [step.winner, total]);
  if (!matchup || myId === undefined) return null;
  const cards = cardsOf(matchup);
  const spotted = cards.find(({ promptResponseId }) => promptResponseId === spotAi);
  return (
    <PayTask
      title={title}
      withStage={withStage}
      show={<Reveal matchup={matchup} step={step} personOf={personOf} lang={lang} />}
      pay={step.winner ? { points: total, text: slipText() } : undefined}
    >
      {cards
        .filter(({ letter, responseText }) => letter !== mine && responseText !== "")
        .map(({ letter, promptResponseId, responseText }) => (
          <ReportButton
            key={letter}
            itemIds={[promptResponseId]}
            content={responseText}
            doneText={t("pay.reported")}
          >
            {t("pay.report", { letter })}
          </ReportButton>
        ))}
    </PayTask>
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
