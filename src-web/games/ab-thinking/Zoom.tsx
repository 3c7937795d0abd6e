import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AbCard } from "../../../src-rooms/games/ab-thinking/types.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { CardPicture } from "./CardPicture.tsx";
import styles from "./Zoom.module.css";

interface ZoomProps {
  readonly cards: readonly AbCard[];
  /** Index of the card that is shown; undefined: closed. */
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
  /** What the player can do with the card. */
  readonly action?: ReactNode;
}

/** One card as large as the screen, with buttons to the ones before and after it. */
export function Zoom({ cards, at, onMove, action }: ZoomProps) {
  const { t } = useTranslation("ab-thinking");
  const isOpen = at !== undefined && cards[at] !== undefined;
  useEffect(() => {
    if (at === undefined) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft" && at > 0) onMove(at - 1);
      if (key === "ArrowRight" && at < cards.length - 1) onMove(at + 1);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [at, cards.length, onMove]);
  const card = at === undefined ? undefined : cards[at];
  return (
    <Dialog
      open={isOpen}
      title={t("zoom.title", { number: (at ?? 0) + 1, total: cards.length })}
      size="full"
      onClose={() => onMove(undefined)}
    >
      {card && at !== undefined && (
        <div className={styles["zoom"]}>
          <div className={styles["row"]}>
            <IconButton
              label={t("zoom.previous")}
              icon={<ChevronLeft />}
              disabled={at === 0}
              lockMs={120}
              onClick={() => onMove(at - 1)}
            />
            <div key={card.cardId} className={styles["picture"]}>
              <CardPicture card={card} sizes="600px" />
            </div>
            <IconButton
              label={t("zoom.next")}
              icon={<ChevronRight />}
              disabled={at === cards.length - 1}
              lockMs={120}
              onClick={() => onMove(at + 1)}
            />
          </div>
          {action && <div className={styles["action"]}>{action}</div>}
        </div>
      )}
    </Dialog>
  );
}
