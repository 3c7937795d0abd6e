import { Flag } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAsk } from "../../room/useSend.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { usePeople } from "../../room/people.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { cardsOf, gainsOf, idsIn, useHand, useReveal, useSnaption } from "./controller.ts";
import { Reveal, useRevealTitle } from "./RevealStage.tsx";
import styles from "./RevealTask.module.css";

/** What the photo brought this player, and the way to complain about a caption. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("snaption");
  const ask = useAsk();
  const myId = useMyId();
  const snaption = useSnaption();
  const roundId = useTopic("listenNewRound")?.roundId ?? 0;
  const own = useHand()?.own;
  const personOf = usePeople();
  const step = useReveal();
  const title = useRevealTitle(snaption, step);
  const [reported, setReported] = useState<readonly string[]>([]);
  const total = snaption && myId !== undefined ? (gainsOf(snaption)[myId] ?? 0) : 0;
  useEffect(() => {
    if (step.points) haptic(...(total > 0 ? RHYTHM.win : RHYTHM.even));
  }, [step.points, total]);
  if (!snaption || myId === undefined) return null;
  const report = async (letter: string, itemIds: readonly string[]) => {
    const done = await Promise.all(itemIds.map((itemId) => ask("report", { itemId })));
    if (!done.every(Boolean)) return;
    setReported([...reported, letter]);
    toast(t("pay.reported"), "good");
  };
  return (
    <div className={cx(styles["task"], withStage && styles["below"])}>
      <StageTitle text={title} />
      {!withStage && (
        <div className={styles["show"]}>
          <Reveal snaption={snaption} step={step} personOf={personOf} />
        </div>
      )}
      <div className={styles["pay"]}>
        {step.points && (
          <p className={cx(styles["slip"], total === 0 && styles["nothing"])} role="status">
            <b className={styles["total"]}>
              <CountUp value={total} from={0} signed />
            </b>
            <span>{slipText()}</span>
          </p>
        )}
      </div>
      <div className={styles["reports"]}>
        {step.authors &&
          cardsOf(snaption)
            .filter(({ letter, text }) => letter !== own && text !== "")
            .map(({ letter, authors }) => (
              <button
                key={letter}
                type="button"
                className={styles["report"]}
                disabled={reported.includes(letter)}
                aria-label={t("pay.report", { letter })}
                onClick={() => {
                  const ids = idsIn(authors).filter((id) => !personOf(id).robot);
                  // The ids under which backstage knows captions (rules, views).
                  void report(
                    letter,
                    ids.map((id) => `caption-${roundId}-${snaption.photo}-${id}`),
                  );
                }}
              >
                <Flag aria-hidden="true" />
                {letter}
              </button>
            ))}
      </div>
      <ReactionButtons />
    </div>
  );

  function slipText(): string {
    if (myId !== undefined && snaption?.photographers[myId]) return t("pay.photographer");
    if (own === undefined) return t("pay.watched");
    return total > 0 ? t("pay.caption") : t("pay.nothing");
  }
}
