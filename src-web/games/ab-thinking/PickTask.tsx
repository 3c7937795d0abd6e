import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useDraft } from "../../game-kit/useDraft.ts";
import { useTappedMove } from "../../game-kit/useTappedMove.ts";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { ClueBubble } from "./ClueBubble.tsx";
import { useAb, useMine } from "./controller.ts";
import { Hand } from "./Hand.tsx";
import styles from "./tasks.module.css";

/**
 * The task of everybody but the storyteller: pick the card of their own that fits the clue. They may change
 * it until time is up.
 */
export function PickTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("ab-thinking");
  const mine = useMine();
  const clue = useAb()?.clue?.text;
  // Kept like a text: a phone that is loaded again must not leave the choice to chance.
  const { text, setText: setTapped } = useDraft("card");
  const tapped = mine?.hand.find(({ cardId }) => cardId === text)?.cardId;
  const [sent, send] = useTappedMove<CardId>();
  const played = sent ?? mine?.played;
  const selected = tapped ?? played;

  const play = (cardId: CardId) => {
    send(cardId, { type: "pick", cardId });
    haptic(...RHYTHM.done);
  };
  // A tapped card is better than a random one. After playing a card, a tap may be just to look at another.
  useAtTheEnd(() => {
    if (tapped !== undefined && played === undefined) play(tapped);
  });
  if (!mine) return null;
  const button = selected !== undefined && selected !== played && (
    <Button size="big" wide icon={<Check />} lockMs={300} onClick={() => play(selected)}>
      {played === undefined ? t("pick.play") : t("pick.change")}
    </Button>
  );
  return (
    <div className={styles["task"]}>
      <StageTitle text={t("pick.phoneTitle")} />
      {!withStage && <ClueBubble />}
      <Hand
        cards={mine.hand}
        label={clue === undefined ? t("hand.choose") : t("hand.chooseFor", { clue })}
        selected={selected}
        onSelect={setTapped}
        played={played}
        action={button || (played !== undefined && <p>{t("pick.done")}</p>)}
      />
      <div className={styles["foot"]}>
        {button}
        {!button && played !== undefined && <StillThinking title={t("pick.done")} />}
        {!button && played === undefined && <p className={styles["note"]}>{t("pick.hint")}</p>}
      </div>
    </div>
  );
}
