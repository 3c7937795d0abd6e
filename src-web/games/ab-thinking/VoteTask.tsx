import { Check, Vote } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardCard, CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CardGrid, CardNumber } from "./CardGrid.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { useBoard, useIsTeller, useMine, useTeller } from "./controller.ts";
import { useNumberKeys } from "./numberKeys.ts";
import styles from "./VoteTask.module.css";
import tasks from "./tasks.module.css";
import { useVotes } from "./useVotes.ts";
import { Zoom } from "./Zoom.tsx";

/** The board on the phone: look closely, then vote for the storyteller's card. */
export function VoteTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("ab-thinking");
  const stage = useTopic("stage");
  const board = useBoard();
  const mine = useMine();
  const teller = useTeller();
  const isTeller = useIsTeller();
  const { votes, allowed, vote } = useVotes();
  const [zoomed, setZoomed] = useState<number>();
  const name = teller?.name;
  const isOpen = stage?.name === "VOTE";
  const mayVote = isOpen && mine !== undefined && !isTeller;
  const isMine = ({ cardId }: BoardCard) => cardId === mine?.played;
  const cast = (card: BoardCard) => {
    if (!mayVote || isMine(card)) return;
    haptic(...RHYTHM.done);
    vote(card.cardId);
  };
  useNumberKeys((number) => {
    const card = board[number - 1];
    if (card) cast(card);
  });
  const title = isTeller
    ? t("vote.titleMine")
    : isOpen
      ? t("vote.title", { name })
      : t("show.title");
  const looked = zoomed === undefined ? undefined : board[zoomed];
  return (
    <div className={cx(tasks["task"], withStage && styles["tight"])}>
      <StageTitle text={title} />
      {!withStage && <ClueBubble />}
      <div className={cx(tasks["rest"], styles["board"])}>
        <CardGrid cards={board} label={t("vote.label", { name })} flips={!isOpen}>
          {(card, width) => (
            <BoardButton
              card={card}
              width={width}
              isMine={isMine(card)}
              votes={votes}
              onLook={() => setZoomed(card.number - 1)}
            />
          )}
        </CardGrid>
      </div>
      <div className={tasks["foot"]}>{foot()}</div>
      <Zoom cards={board} at={zoomed} onMove={setZoomed} action={looked && action(looked)} />
    </div>
  );

  function action(card: BoardCard) {
    if (isMine(card)) return <p>{isTeller ? t("vote.yoursTeller") : t("vote.yours")}</p>;
    if (!mayVote) return null;
    const isVoted = votes.includes(card.cardId);
    if (isVoted && votes.length === 1) return <p>{t("vote.voted")}</p>;
    return (
      <Button
        size="big"
        wide
        icon={isVoted ? undefined : <Vote />}
        variant={isVoted ? "quiet" : "primary"}
        lockMs={300}
        onClick={() => {
          cast(card);
          setZoomed(undefined);
        }}
      >
        {isVoted
          ? t("vote.takeBack")
          : votes.length > 0 && allowed > 1
            ? t("vote.second")
            : t("vote.do")}
      </Button>
    );
  }

  function foot() {
    if (!mayVote) return <ReactionButtons />;
    if (votes.length > 0) return <StillThinking title={t("vote.done")} />;
    return <p className={tasks["note"]}>{allowed > 1 ? t("vote.hintTwo") : t("vote.hint")}</p>;
  }
}

interface BoardButtonProps {
  readonly card: BoardCard;
  readonly width: number;
  readonly isMine: boolean;
  readonly votes: readonly CardId[];
  readonly onLook: () => void;
}

function BoardButton({ card, width, isMine, votes, onLook }: BoardButtonProps) {
  const { t } = useTranslation("ab-thinking");
  const isVoted = votes.includes(card.cardId);
  return (
    <button
      type="button"
      className={cx(styles["card"], isMine && styles["mine"], isVoted && styles["voted"])}
      onClick={onLook}
    >
      <CardNumber number={card.number} />
      <span className="visually-hidden">{t("card.number", { number: card.number })}.</span>
      <CardPicture card={card} sizes={`${width}px`} />
      {isMine && <span className={styles["tag"]}>{t("card.yours")}</span>}
      {isVoted && (
        <span className={styles["tick"]}>
          <Check role="img" aria-label={t("card.voted")} />
        </span>
      )}
    </button>
  );
}
