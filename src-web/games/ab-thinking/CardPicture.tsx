import { useTranslation } from "react-i18next";
import type { AbCard, CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./CardPicture.module.css";
import { CARD_WIDTHS, cardPicture } from "./cardPictures.ts";

/** Returns a function that describes what a card shows. */
export function useCardText(): (cardId: CardId) => string {
  const { t } = useTranslation(["abcards", "ab-thinking"]);
  return (cardId) =>
    cardId.startsWith("picture:")
      ? t("ab-thinking:card.shared")
      : // SAFETY: a test checks that every card of the deck has its text in every language.
        t(cardId as "whale-castle");
}

interface CardPictureProps {
  readonly card: AbCard;
  /** Rendered width, as in an image's `sizes`: a small card never loads the large file. */
  readonly sizes: string;
  /** Whether something else describes the card, so that the image needs no `alt`. */
  readonly mute?: boolean;
}

/** The face of a card. */
export function CardPicture({ card: { cardId, imageUrl }, sizes, mute = false }: CardPictureProps) {
  const textOf = useCardText();
  const small = cardPicture(imageUrl, "small");
  const large = cardPicture(imageUrl, "large");
  return (
    <img
      className={styles["card"]}
      src={small}
      {...(small !== large && {
        srcSet: `${small} ${CARD_WIDTHS.small}w, ${large} ${CARD_WIDTHS.large}w`,
        sizes,
      })}
      alt={mute ? "" : textOf(cardId)}
      width={CARD_WIDTHS.small}
      height={CARD_WIDTHS.small * 1.5}
      decoding="async"
      draggable={false}
    />
  );
}

/** The back of a card. */
export function CardBack({ className }: { readonly className?: string | undefined }) {
  return <span className={cx(styles["card"], styles["back"], className)} aria-hidden="true" />;
}
