import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useMyId } from "../../room/index.ts";
import { useCrowd } from "../../room/people.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useIsTeller, useMine, useTeller, useVoidNote } from "./controller.ts";
import { Hand } from "./Hand.tsx";
import styles from "./tasks.module.css";
import { Watching } from "./Watching.tsx";

/** Cards are dealt: six at first, then one to replace the one that was played. */
export function DealTask() {
  const { t } = useTranslation("ab-thinking");
  const mine = useMine();
  const isTeller = useIsTeller();
  const teller = useTeller();
  const voidNote = useVoidNote();
  // A player who came late waits for cards; those without a seat get none.
  const myId = useMyId();
  const isLate = useCrowd().players.some(({ sessionPlayerId }) => sessionPlayerId === myId);
  const [selected, select] = useState<CardId>();
  const title = isTeller ? t("deal.titleMine") : t("deal.title", { name: teller?.name });
  if (!mine) return <Watching title={title} text={t(isLate ? "watch.wait" : "watch.text")} />;
  const { hand, fresh = 0 } = mine;
  const freshNote = fresh > 1 ? t("deal.first") : t("deal.fresh");
  const note = voidNote ?? (fresh > 0 ? freshNote : undefined);
  return (
    <div className={styles["task"]}>
      <StageTitle text={title} />
      <Hand
        cards={hand}
        label={t("hand.label")}
        selected={selected}
        onSelect={select}
        fresh={fresh}
      />
      {note !== undefined && <p className={styles["note"]}>{note}</p>}
    </div>
  );
}
