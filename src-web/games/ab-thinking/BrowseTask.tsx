import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { useIsTeller, useMine } from "./controller.ts";
import { Hand } from "./Hand.tsx";
import styles from "./tasks.module.css";
import { Watching } from "./Watching.tsx";

/** Nothing to do but look through the player's own cards while others pick. */
export function BrowseTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("ab-thinking");
  const mine = useMine();
  const isTeller = useIsTeller();
  const [selected, select] = useState<CardId>();
  const title = t("pick.title");
  if (!mine) return <Watching title={title} text={t("watch.text")} />;
  return (
    <div className={styles["task"]}>
      <StageTitle text={isTeller ? t("pick.titleTeller") : title} />
      {!withStage && <ClueBubble />}
      <Hand
        cards={mine.hand}
        label={t("hand.label")}
        selected={selected ?? mine.played}
        onSelect={select}
        played={mine.played}
      />
      <p className={styles["note"]}>{isTeller ? t("pick.pokerFace") : t("pick.onlyVote")}</p>
      <ReactionButtons />
    </div>
  );
}
