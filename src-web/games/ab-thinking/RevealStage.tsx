import { Star } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { BoardCard } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useFormats } from "../../i18n/format.ts";
import { useCue } from "../../audio/cue.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { usePeople } from "../../room/people.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import board from "./BoardStage.module.css";
import { CardGrid, CardNumber } from "./CardGrid.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { useAb, useBoard, useReveal } from "./controller.ts";
import { AB_CUES } from "./cues.ts";
import styles from "./RevealStage.module.css";
import type { RevealStep } from "./timeline.ts";

/** Votes land as faces, then the storyteller's card is revealed, then who played the others. */
export function RevealStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("ab-thinking");
  const ab = useAb();
  const cards = useBoard();
  const step = useReveal();
  useCue(step.votes ? AB_CUES.votes : undefined);
  useCue(step.answer ? AB_CUES.answer : undefined);
  useCue(step.points ? AB_CUES.points : undefined);
  const answer = cards.find(({ cardId }) => cardId === ab?.answer);
  const title =
    step.answer && answer ? t("reveal.answer", { number: answer.number }) : t("reveal.title");
  return (
    <div className={board["box"]}>
      <StageTitle text={title} silent={place === "phone"} />
      <div className={cx(board["board"], styles["reveal"], styles[place])}>
        {place === "tv" && (
          <div className={board["clue"]}>
            <ClueBubble />
          </div>
        )}
        <CardGrid cards={cards} label={t("board.label")}>
          {(card, width) => (
            <RevealedCard
              card={card}
              width={width}
              step={step}
              isAnswer={card.cardId === ab?.answer}
            />
          )}
        </CardGrid>
      </div>
    </div>
  );
}

interface RevealedCardProps {
  readonly card: BoardCard;
  readonly width: number;
  readonly step: RevealStep;
  readonly isAnswer: boolean;
}

function RevealedCard({ card, width, step, isAnswer }: RevealedCardProps) {
  const { t } = useTranslation("ab-thinking");
  const { list } = useFormats();
  const personOf = usePeople();
  const owner = card.owner === undefined ? undefined : personOf(card.owner);
  const voters = playerIdsOf(card.voters).map(personOf);
  const isOwned = step.owners || (isAnswer && step.answer);
  return (
    <div
      className={cx(styles["card"], step.answer && (isAnswer ? styles["answer"] : styles["other"]))}
      style={{ "--seat": owner?.hexColor } as CSSProperties}
    >
      <CardNumber number={card.number} />
      <CardPicture card={card} sizes={`${width}px`} />
      {step.answer && isAnswer && (
        <span className={styles["star"]} aria-hidden="true">
          <Star />
        </span>
      )}
      {step.votes && voters.length > 0 && (
        <span
          className={styles["voters"]}
          role="img"
          aria-label={`${t("reveal.voters", { count: voters.length })}: ${list(voters.map(({ name }) => name))}`}
        >
          {voters.map(({ id, avatarSrc }, at) => (
            <span key={id} style={{ "--at": at } as CSSProperties}>
              <AvatarImage src={avatarSrc} size="var(--voter)" />
            </span>
          ))}
        </span>
      )}
      {isOwned && owner && (
        <span className={styles["owner"]}>
          <AvatarImage src={owner.avatarSrc} size="1.7em" />
          <span>{owner.name}</span>
        </span>
      )}
    </div>
  );
}
