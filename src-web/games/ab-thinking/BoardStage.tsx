import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import styles from "./BoardStage.module.css";
import { CardGrid, CardNumber } from "./CardGrid.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { useBoard, useTeller } from "./controller.ts";
import { AB_CUES, useCueRow } from "./cues.ts";

/** Delay between two cards, as in the style sheet, ms. */
const TURN_EVERY_MS = 130;

/** The numbered board and its clue. On a phone only the clue, because the task there has the board. */
export function BoardStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("ab-thinking");
  const name = useTeller()?.name;
  const isShow = useTopic("stage")?.name === "SHOW";
  const board = useBoard();
  useCueRow(AB_CUES.turned, isShow ? board.length : 0, TURN_EVERY_MS);
  return (
    <div className={styles["box"]}>
      <StageTitle
        text={isShow ? t("show.title") : t("vote.title", { name })}
        silent={place === "phone"}
      />
      <div className={styles["board"]} data-place={place}>
        <div className={styles["clue"]}>
          <ClueBubble />
        </div>
        {place === "tv" && (
          <CardGrid cards={board} label={t("board.label")} flips={isShow}>
            {(card, width) => (
              <>
                <CardNumber number={card.number} />
                <CardPicture card={card} sizes={`${width}px`} />
              </>
            )}
          </CardGrid>
        )}
      </div>
    </div>
  );
}
