import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMyId, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { usePeople } from "../../room/people.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { PayTask } from "../../game-kit/PayTask.tsx";
import { ReportButton } from "../../game-kit/ReportButton.tsx";
import { cardsOf, gainsOf, idsIn, useHand, useReveal, useSnaption } from "./controller.ts";
import { Reveal, useRevealTitle } from "./RevealStage.tsx";
import styles from "./RevealTask.module.css";

/** What this player earned with the photo, and buttons to report a caption. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("snaption");
  const myId = useMyId();
  const snaption = useSnaption();
  const roundId = useTopic("listenNewRound")?.roundId ?? 0;
  const own = useHand()?.own;
  const personOf = usePeople();
  const lang = useGameLang();
  const step = useReveal();
  const title = useRevealTitle(snaption, step);
  const total = snaption && myId !== undefined ? (gainsOf(snaption)[myId] ?? 0) : 0;
  useEffect(() => {
    if (step.points) haptic(...(total > 0 ? RHYTHM.win : RHYTHM.even));
  }, [step.points, total]);
  if (!snaption || myId === undefined) return null;
  return (
    <PayTask
      title={title}
      withStage={withStage}
      show={<Reveal snaption={snaption} step={step} personOf={personOf} lang={lang} />}
      showClassName={styles["show"]}
      pay={step.points ? { points: total, text: slipText() } : undefined}
    >
      {step.authors &&
        cardsOf(snaption)
          .filter(({ letter, text }) => letter !== own && text !== "")
          .map(({ letter, text, authors }) => (
            <ReportButton
              key={letter}
              // The ids of captions in backstage, as the rules' views build them.
              itemIds={idsIn(authors)
                .filter((id) => !personOf(id).robot)
                .map((id) => `caption-${roundId}-${snaption.photo}-${id}`)}
              content={text}
              label={t("pay.report", { letter })}
              doneText={t("pay.reported")}
            >
              {letter}
            </ReportButton>
          ))}
    </PayTask>
  );

  function slipText(): string {
    if (myId !== undefined && snaption?.photographers[myId]) return t("pay.photographer");
    if (own === undefined) return t("pay.watched");
    return total > 0 ? t("pay.caption") : t("pay.nothing");
  }
}
