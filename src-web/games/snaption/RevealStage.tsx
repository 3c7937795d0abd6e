import { Camera } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { SnaptionShared } from "../../../src-rooms/games/snaption/types.ts";
import { useCue } from "../../audio/cue.ts";
import { useFormats } from "../../i18n/format.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { usePeople, type Person } from "../../room/people.ts";
import { textLang, useGameLang } from "../../game-kit/useGameLang.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CaptionCard, Claps } from "./CaptionCard.tsx";
import { cardsOf, idsIn, useReveal, useSnaption } from "./controller.ts";
import { sizeOf } from "./ShowStage.tsx";
import { SnapPhoto } from "./SnapPhoto.tsx";
import styles from "./ShowStage.module.css";
import type { RevealStep } from "./timeline.ts";

/** Votes land, authors are revealed, the best card is stamped, the photographer takes a bow. */
export function RevealStage({ place }: { readonly place: StagePlace }) {
  const snaption = useSnaption();
  const step = useReveal();
  const title = useRevealTitle(snaption, step);
  const personOf = usePeople();
  const lang = useGameLang();
  useCue(step.votes ? "votesFly" : undefined);
  useCue(step.authors ? "reveal" : undefined);
  useCue(step.points ? "points" : undefined);
  useCue(step.stamp ? "stamp" : undefined);
  if (!snaption) return null;
  return (
    <div className={styles["box"]}>
      <StageTitle text={title} silent={place === "phone"} />
      <Reveal snaption={snaption} step={step} personOf={personOf} lang={lang} />
    </div>
  );
}

interface RevealProps {
  readonly snaption: SnaptionShared;
  readonly step: RevealStep;
  readonly personOf: (id: Person["id"]) => Person;
  /** Language tag of the captions; absent: that of the screen. */
  readonly lang?: string | undefined;
}

/** A photo and its captions, as far as their reveal has come. */
export function Reveal({ snaption, step, personOf, lang }: RevealProps) {
  const { t } = useTranslation("snaption");
  const cards = cardsOf(snaption);
  const owner = snaption.owner === undefined ? undefined : personOf(snaption.owner);
  const isBest = snaption.owner !== undefined && snaption.photographers[snaption.owner] === true;
  return (
    <div className={cx(styles["show"], styles["read"], sizeOf(cards.length))}>
      <div className={styles["photo"]}>
        <SnapPhoto source={snaption.source} />
        <span className={styles["claps"]}>
          <Claps count={snaption.claps} />
        </span>
        {step.photographer && owner && (
          <span className={styles["foot"]} style={{ "--seat": owner.hexColor } as CSSProperties}>
            <Camera aria-hidden="true" />
            {t(isBest ? "reveal.bestPhoto" : "reveal.photoBy", { name: owner.name })}
          </span>
        )}
      </div>
      <ul className={styles["cards"]}>
        {cards.map(({ letter, text, language, authors, voters, points, isTop }) => (
          <li key={letter}>
            <CaptionCard
              letter={letter}
              text={text}
              lang={textLang(language, lang)}
              voters={step.votes ? idsIn(voters).map(personOf) : []}
              authors={step.authors ? idsIn(authors).map(personOf) : []}
              points={step.points ? points : undefined}
              look={step.points ? (isTop ? "top" : "rest") : "plain"}
              stamp={step.stamp && isTop ? stampText() : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );

  function stampText(): string {
    return snaption.isUnanimous ? t("reveal.all") : t("reveal.snap");
  }
}

/** Returns the sentence above a reveal, which gives away no more than the screen does. */
export function useRevealTitle(snaption: SnaptionShared | undefined, step: RevealStep): string {
  const { t } = useTranslation("snaption");
  const { list } = useFormats();
  const personOf = usePeople();
  if (!snaption || !step.points) return t("reveal.title");
  const best = cardsOf(snaption).filter(({ isTop }) => isTop);
  const names = best.flatMap(({ authors }) => idsIn(authors).map((id) => personOf(id).name));
  if (names.length === 0) return t("reveal.nobody");
  return t("reveal.wins", { names: list(names) });
}
