import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useTopic } from "../../room/index.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { useIsTeller, useMine, useTeller } from "./controller.ts";
import { Hand } from "./Hand.tsx";
import styles from "./tasks.module.css";
import { Watching } from "./Watching.tsx";

/** Nothing to do but look through one's cards, while others tell or pick. */
export function BrowseTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("ab-thinking");
  const mine = useMine();
  const teller = useTeller();
  const isTeller = useIsTeller();
  const isPicking = useTopic("stage")?.name === "PICK";
  const [selected, select] = useState<CardId>();
  const name = teller?.name;
  const title = isPicking ? t("pick.title") : t("clue.title", { name });
  if (!mine) return <Watching title={title} text={t("watch.text")} />;
  const text = isTeller ? t("pick.pokerFace") : isPicking ? t("pick.onlyVote") : t("clue.browse");
  return (
    <div className={styles["task"]}>
      <StageTitle text={isTeller ? t("pick.titleTeller") : title} />
      {isPicking && !withStage && <ClueBubble />}
      <Hand
        cards={mine.hand}
        label={t("hand.label")}
        selected={selected ?? mine.played}
        onSelect={select}
        played={mine.played}
      />
      <p className={styles["note"]}>{text}</p>
      <ReactionButtons />
    </div>
  );
}
