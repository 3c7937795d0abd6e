import { Bot, Check, Hand } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useTappedMove } from "../../game-kit/useTappedMove.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import type { SharedMatchup } from "../../../src-rooms/games/requip/types.ts";
import { cardsOf, promptLangOf, useHand, useMyCard, useRequip, type Card } from "./controller.ts";
import styles from "./DuelTask.module.css";

/** Tap the funnier card; mark the one a machine wrote. The authors can only clap. */
export function DuelTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("requip");
  const { send } = useSend();
  const stageId = useTopic("stage")?.stageId;
  const matchup = useRequip()?.matchup;
  const hand = useHand();
  const lang = useGameLang();
  const mine = useMyCard();
  const [tapped, tap] = useTappedMove<string>();
  const [claps, setClaps] = useState(0);
  if (!matchup || stageId === undefined) return null;
  const vote = tapped ?? hand?.vote;
  const cards = cardsOf(matchup);
  const choose = (promptResponseId: string) => {
    if (promptResponseId === vote) return;
    tap(promptResponseId, { type: "vote", promptResponseId });
    haptic(...RHYTHM.tap);
  };
  const spot = (promptResponseId: string) => {
    haptic(...RHYTHM.tap);
    const on = hand?.spotAi !== promptResponseId;
    void send("move", { stageId, move: { type: "spotAi", promptResponseId, on } });
  };
  if (mine) {
    return (
      <div className={cx(styles["task"], withStage && styles["tight"])}>
        <StageTitle text={t("duel.mine")} />
        {!withStage && <Prompt of={matchup} />}
        <div className={styles["mine"]}>
          {cards.map((card) => (
            <p
              key={card.letter}
              className={cx(
                styles["own"],
                styles[card.letter],
                card.letter !== mine && styles["other"],
              )}
              dir="auto"
              lang={card.hidden ? undefined : lang}
            >
              {card.hidden ? t("reveal.hidden") : card.responseText}
            </p>
          ))}
        </div>
        <div className={styles["clap"]}>
          <Button
            size="big"
            wide
            icon={<Hand key={claps} />}
            lockMs={0}
            onClick={() => {
              setClaps((count) => count + 1);
              haptic(...RHYTHM.tap);
              void send("move", { stageId, move: { type: "clap" } });
            }}
          >
            {t("duel.clap")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={cx(styles["task"], withStage && styles["tight"])}>
      <StageTitle text={t("duel.phoneTitle")} />
      {!withStage && <Prompt of={matchup} />}
      <div className={styles["options"]}>
        {cards.map((card) => (
          <Option
            key={card.letter}
            card={card}
            isChosen={vote === card.promptResponseId}
            isOther={vote !== undefined && vote !== card.promptResponseId}
            isSpotted={hand?.spotAi === card.promptResponseId}
            onChoose={() => choose(card.promptResponseId)}
            onSpot={() => spot(card.promptResponseId)}
          />
        ))}
      </div>
      <p className={styles["foot"]} role="status">
        {vote === undefined ? t("duel.hint") : t("duel.voted")}
      </p>
    </div>
  );
}

function Prompt({ of }: { readonly of: SharedMatchup }) {
  return (
    <p className={styles["prompt"]} dir="auto" lang={promptLangOf(of, useGameLang())}>
      {of.promptText}
    </p>
  );
}

interface OptionProps {
  readonly card: Card;
  readonly isChosen: boolean;
  readonly isOther: boolean;
  readonly isSpotted: boolean;
  readonly onChoose: () => void;
  readonly onSpot: () => void;
}

function Option({ card, isChosen, isOther, isSpotted, onChoose, onSpot }: OptionProps) {
  const { t } = useTranslation("requip");
  const { letter, responseText, hidden } = card;
  const lang = useGameLang();
  return (
    <div className={cx(styles["option"], styles[letter])}>
      <button
        type="button"
        className={cx(styles["vote"], isOther && styles["other"])}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <b className={styles["letter"]}>{isChosen ? <Check aria-hidden="true" /> : letter}</b>
        <span dir="auto" lang={hidden ? undefined : lang}>
          {hidden ? t("reveal.hidden") : responseText}
        </span>
      </button>
      <button
        type="button"
        className={styles["spot"]}
        aria-pressed={isSpotted}
        aria-label={t("duel.spot", { letter })}
        onClick={onSpot}
      >
        <Bot aria-hidden="true" />
        <small>{t("duel.spotShort")}</small>
      </button>
    </div>
  );
}
