import { Check, ZoomIn } from "lucide-react";
import { useEffect, useState, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AbCard, CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { wantsLessMotion } from "../../ui/effects/motion.ts";
import { CardPicture, useCardText } from "./CardPicture.tsx";
import styles from "./Hand.module.css";
import tasks from "./tasks.module.css";
import { useNumberKeys } from "./numberKeys.ts";
import { Zoom } from "./Zoom.tsx";

/** While nobody touches the hand, the next card moves to the front after this long, ms. */
const TURN_MS = 2_000;

interface HandProps {
  readonly cards: readonly AbCard[];
  readonly label: string;
  /** The chosen card; undefined while there is none. */
  readonly selected: CardId | undefined;
  readonly onSelect: (cardId: CardId) => void;
  /** The card that has been played. */
  readonly played?: CardId | undefined;
  /** How many cards at the end were just dealt. */
  readonly fresh?: number;
  /** Whether to show only the card in front, while the player types. */
  readonly folded?: boolean;
  /** What the player can do with the enlarged card. */
  readonly action?: ReactNode;
}

/** Cycles through the cards while none is chosen; stands still for users who prefer reduced motion. */
function useIdleTurn(count: number, isIdle: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isIdle || count === 0 || wantsLessMotion()) return undefined;
    const interval = setInterval(() => setTurn((at) => at + 1), TURN_MS);
    return () => clearInterval(interval);
  }, [count, isIdle]);
  return count === 0 ? 0 : turn % count;
}

/** The player's own cards: a fan, and the front card as large as possible. */
export function Hand(props: HandProps) {
  const { cards, label, selected, onSelect, played, fresh = 0, folded = false, action } = props;
  const { t } = useTranslation("ab-thinking");
  const textOf = useCardText();
  const [zoomed, setZoomed] = useState<number>();
  // A card must not change under a finger, or in a screen reader's sentence.
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const chosen = cards.findIndex(({ cardId }) => cardId === selected);
  const turn = useIdleTurn(cards.length, chosen < 0 && !isTouched);
  const at = chosen < 0 ? turn : chosen;
  const front = cards[at];
  const select = (cardId: CardId) => {
    haptic(...RHYTHM.tap);
    onSelect(cardId);
  };
  useNumberKeys((number) => {
    const card = cards[number - 1];
    if (card) select(card.cardId);
  });
  if (!front) return null;
  const move = (next: number | undefined) => {
    setZoomed(next);
    const card = next === undefined ? undefined : cards[next];
    if (card) onSelect(card.cardId);
  };
  return (
    <div
      className={cx(tasks["rest"], styles["hand"], folded && styles["folded"])}
      onFocus={touch}
      onPointerDown={touch}
    >
      <div className={styles["front"]}>
        {/* The same button for every card: a new one would lose the focus, and taps while it is replaced. */}
        <button
          type="button"
          className={styles["large"]}
          aria-label={t("hand.look", { card: textOf(front.cardId) })}
          onClick={() => move(at)}
        >
          <span key={front.cardId} className={styles["face"]}>
            <CardPicture card={front} sizes="(max-height: 500px) 30vw, 56vw" mute />
            <ZoomIn className={styles["glass"]} aria-hidden="true" />
            {front.cardId === played && <Tick />}
          </span>
        </button>
      </div>
      {!folded && (
        <div className={styles["fan"]} role="radiogroup" aria-label={label}>
          {cards.map((card, index) => (
            <button
              key={card.cardId}
              type="button"
              role="radio"
              aria-checked={card.cardId === selected}
              aria-label={textOf(card.cardId)}
              className={cx(
                styles["small"],
                index === at && styles["now"],
                index >= cards.length - fresh && styles["fresh"],
              )}
              style={{ "--at": index - (cards.length - 1) / 2, "--index": index } as CSSProperties}
              onClick={() => select(card.cardId)}
            >
              <CardPicture card={card} sizes="80px" mute />
              {card.cardId === played && <Tick />}
              <kbd className={styles["key"]} aria-hidden="true">
                {index + 1}
              </kbd>
            </button>
          ))}
        </div>
      )}
      <Zoom cards={cards} at={zoomed} onMove={move} action={action} />
    </div>
  );
}

function Tick() {
  const { t } = useTranslation("ab-thinking");
  return (
    <span className={styles["tick"]}>
      <Check role="img" aria-label={t("hand.played")} />
    </span>
  );
}
