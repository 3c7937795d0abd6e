import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { BoardCard } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useMyId } from "../../room/index.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { usePeople } from "../../room/people.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useResultAnnouncement } from "../../game-kit/useResultAnnouncement.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CardNumber } from "./CardGrid.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { useAb, useBoard, useIsTeller, useMine, useReveal, useTeller } from "./controller.ts";
import styles from "./RevealTask.module.css";
import { payOf, type Pay } from "./pay.ts";
import tasks from "./tasks.module.css";

/** What the turn was worth to this player, with two cards: the storyteller's and their own. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("ab-thinking");
  const ab = useAb();
  const mine = useMine();
  const myId = useMyId();
  const teller = useTeller();
  const isTeller = useIsTeller();
  const board = useBoard();
  const step = useReveal();
  const answer = board.find(({ cardId }) => cardId === ab?.answer);
  const own = board.find(({ cardId }) => cardId === mine?.played);
  const pay = ab && myId !== undefined ? payOf(ab, myId) : undefined;
  const isWin = pay !== undefined && pay.total > 0;
  useEffect(() => {
    if (step.answer) haptic(...RHYTHM.reveal);
  }, [step.answer]);
  useEffect(() => {
    if (step.points) haptic(...(isWin ? RHYTHM.win : RHYTHM.even));
  }, [step.points, isWin]);
  const isPaid = step.points && mine !== undefined && pay !== undefined;
  useResultAnnouncement(isPaid, pay?.total ?? 0, pay ? lines(pay).join(" ") : "");
  const title =
    step.answer && answer ? t("reveal.answer", { number: answer.number }) : t("reveal.title");
  const name = teller?.name;
  return (
    <div className={cx(tasks["task"], withStage && styles["below"])} data-brief="">
      <StageTitle text={title} />
      {!withStage && <ClueBubble />}
      {!withStage && (
        <div className={cx(tasks["rest"], styles["pair"])}>
          {answer && step.answer && (
            <Shown card={answer} text={isTeller ? t("reveal.yours") : t("reveal.of", { name })} />
          )}
          {own && (isTeller ? !step.answer : step.owners || !step.answer) && (
            <Shown card={own} text={t("reveal.yours")} isQuiet={!step.votes} />
          )}
        </div>
      )}
      <div className={tasks["foot"]}>
        {isPaid && (
          <p className={styles["slip"]}>
            <b className={styles["total"]}>
              <CountUp value={pay.total} from={0} signed />
            </b>
            <span>{lines(pay).join(" ")}</span>
          </p>
        )}
        {!step.points && (
          <p className={tasks["note"]}>{step.answer ? t("reveal.counting") : t("reveal.guess")}</p>
        )}
      </div>
      <ReactionButtons />
    </div>
  );

  function lines({ reason, votes, single }: Pay): string[] {
    return [
      t(`pay.${reason}`),
      votes > 0 ? t("pay.votes", { count: votes }) : "",
      single ? t("pay.single") : "",
    ].filter(Boolean);
  }
}

interface ShownProps {
  readonly card: BoardCard;
  readonly text: string;
  /** Whether votes are not shown yet. */
  readonly isQuiet?: boolean;
}

function Shown({ card, text, isQuiet = false }: ShownProps) {
  const { t } = useTranslation("ab-thinking");
  const personOf = usePeople();
  const voters = isQuiet ? [] : playerIdsOf(card.voters).map(personOf);
  return (
    <figure className={styles["shown"]}>
      <span className={styles["card"]}>
        <CardNumber number={card.number} />
        <CardPicture card={card} sizes="44vw" />
      </span>
      <figcaption>
        <b>{text}</b>
        <span
          className={styles["voters"]}
          role="img"
          aria-label={t("reveal.voters", { count: voters.length })}
        >
          {voters.map(({ id, avatarSrc }) => (
            <AvatarImage key={id} src={avatarSrc} size="30px" />
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
