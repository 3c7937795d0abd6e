import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cue } from "../../audio/cue.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { textLang, useGameLang } from "../../game-kit/useGameLang.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { CaptionCard, Claps } from "./CaptionCard.tsx";
import { cardsOf, useSnaption } from "./controller.ts";
import { SnapPhoto } from "./SnapPhoto.tsx";
import styles from "./ShowStage.module.css";
import { cardMarks } from "./timeline.ts";

interface ShowStageProps {
  readonly place: StagePlace;
  readonly isVote: boolean;
}

/** The photo, large, and its captions one after the other; the same while people vote. */
export function ShowStage({ place, isVote }: ShowStageProps) {
  const { t } = useTranslation("snaption");
  const snaption = useSnaption();
  const lang = useGameLang();
  const cards = snaption ? cardsOf(snaption) : [];
  const passed = useElapsedMarks(cardMarks(cards.length));
  const shown = isVote ? cards.length : passed;
  useEffect(() => {
    if (!isVote) cue(passed === 0 ? "shutter" : "card");
  }, [isVote, passed]);
  if (!snaption) return null;
  // Above the voting buttons, which show the captions.
  const isOnButtons = isVote && place === "phone";
  const title = isVote
    ? t("show.vote")
    : t("show.title", { number: snaption.photo, count: snaption.photoCount });
  return (
    <div className={styles["box"]}>
      <StageTitle text={title} silent={place === "phone"} />
      <div className={cx(styles["show"], isOnButtons ? styles["alone"] : sizeOf(cards.length))}>
        <div className={cx(styles["photo"], !isVote && styles["fresh"])}>
          <SnapPhoto source={snaption.source} />
          <span className={styles["claps"]}>
            <Claps count={snaption.claps} />
          </span>
        </div>
        {!isOnButtons && (
          <ul className={cx(styles["cards"], !isVote && styles["coming"])}>
            {cards.map(({ letter, text, language }, at) => (
              // Each card has its place from the beginning, so that none moves while it is being read.
              <li key={letter} data-soon={at >= shown || undefined}>
                <CaptionCard letter={letter} text={text} lang={textLang(language, lang)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Returns the class for this many captions: the more there are, the smaller they are, so that all fit. */
export function sizeOf(count: number): string | undefined {
  if (count > 6) return styles["crowd"];
  if (count > 4) return styles["many"];
  return count > 2 ? styles["some"] : undefined;
}
