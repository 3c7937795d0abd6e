import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useCue } from "../../audio/cue.ts";
import { Confetti } from "../../ui/effects/Confetti.tsx";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useGroups, useReveal, useSync, useWords } from "./controller.ts";
import { CueWords } from "./CueWords.tsx";
import { GroupCard } from "./GroupCard.tsx";
import { Ladder } from "./Ladder.tsx";
import { NearMiss } from "./NearMiss.tsx";
import styles from "./RevealStage.module.css";
import { revealCue } from "./timeline.ts";
import { useVerdict } from "./useVerdict.ts";

/** With more cards than this, only faces show whose they are: on a television, and at the top of a phone. */
const CROWD = { tv: 9, phone: 6 } as const satisfies Readonly<Record<StagePlace, number>>;
/** As many cards stand in pairs on a phone held upright; with more, three stand side by side. */
const PAIRS_MAX = 10;

/** The reveal: a drum roll over closed cards, the words, then who is in sync and who is not. */
export function RevealStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("sync-think");
  const sync = useSync();
  const lang = useGameLang();
  const groups = useGroups();
  const words = useWords();
  const step = useReveal();
  const verdict = useVerdict(step);
  const reveal = sync?.reveal;
  useCue(reveal && revealCue(reveal, step));
  if (!sync || !reveal) return null;
  const cards = step.judged ? groups : words;
  const isCrowd = cards.length > CROWD[place];
  const columns = columnsFor(cards.length, place);
  const rows = Math.ceil(cards.length / columns);
  return (
    <div className={styles["box"]}>
      <StageTitle text={verdict} silent={place === "phone"} />
      {step.judged && reveal.fullHouse && <Confetti />}
      <div className={cx(styles["stage"], styles[place])}>
        <div className={styles["middle"]}>
          <div className={styles["cue"]}>
            <CueWords cue={sync.cue} lang={lang} languages={sync.cueLanguages} size="small" />
          </div>
          <ol
            key={String(step.judged)}
            className={cx(
              styles["cards"],
              isCrowd && styles["crowd"],
              isCrowd && cards.length <= PAIRS_MAX && styles["pairs"],
            )}
            style={{ "--columns": columns, "--rows": rows } as CSSProperties}
          >
            {cards.map((card, at) => (
              <GroupCard
                key={card.people.map(({ id }) => id).join()}
                text={card.text}
                lang={lang}
                people={card.people}
                outcome={step.judged ? card.outcome : undefined}
                isOpen={step.answers}
                isSmall={isCrowd}
                at={at}
              />
            ))}
          </ol>
          {step.judged && cards.length === 0 && reveal.outcome === "on" && !reveal.renews && (
            <p className={styles["again"]}>{t("reveal.again")}</p>
          )}
          {step.judged && reveal.closest && <NearMiss {...reveal.closest} />}
        </div>
        <div className={styles["ladder"]}>
          <Ladder isOut={step.judged} />
        </div>
      </div>
    </div>
  );
}

/** Returns the number of columns that makes the cards as large as possible. */
function columnsFor(count: number, place: StagePlace): number {
  if (place === "phone")
    return count <= 2 ? Math.max(1, count) : count <= 6 ? 2 : count <= 12 ? 3 : 4;
  if (count <= 3) return Math.max(1, count);
  if (count <= 4) return 2;
  return count <= 9 ? 3 : 4;
}
