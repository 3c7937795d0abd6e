import { useId, useRef, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { CLUE_LENGTH_MAX } from "../../../src-shared/catalog/games/ab-thinking.ts";
import { cutTo } from "../../game-kit/characters.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useKeyboardOpen } from "../../ui/hooks/useKeyboardOpen.ts";
import { useMine, useTeller } from "./controller.ts";
import { Hand } from "./Hand.tsx";
import styles from "./tasks.module.css";
import { useLaterClue } from "./useLaterClue.ts";
import { Watching } from "./Watching.tsx";

/**
 * The task while another player looks for a clue: the player's own cards, and a clue for their own turn, so
 * that nobody has to wait for it then.
 */
export function AheadTask() {
  const { t } = useTranslation("ab-thinking");
  const mine = useMine();
  const name = useTeller()?.name;
  const isTyping = useKeyboardOpen();
  const later = useLaterClue();
  const inputId = useId();
  const note = useRef<HTMLParagraphElement>(null);
  const title = t("clue.title", { name });
  if (!mine) return <Watching title={title} text={t("watch.text")} />;
  const selected = mine.hand.find(({ cardId }) => cardId === later.cardId)?.cardId;
  // Nothing is sent: what was written is already kept. Leaving the box closes a phone's keyboard.
  const done = (event: SyntheticEvent) => {
    event.preventDefault();
    note.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles["task"]}>
      <StageTitle text={title} />
      <Hand
        cards={mine.hand}
        label={t("hand.label")}
        selected={selected}
        onSelect={later.choose}
        folded={isTyping && selected !== undefined}
      />
      <form className={styles["form"]} onSubmit={done}>
        <label className={styles["label"]} htmlFor={inputId}>
          {t("clue.later")}
        </label>
        <input
          id={inputId}
          className={styles["input"]}
          value={later.text}
          onChange={(event) =>
            later.setText(cutTo(event.target.value, CLUE_LENGTH_MAX, later.text))
          }
          placeholder={t("clue.placeholder")}
          dir="auto"
          enterKeyHint="done"
          autoComplete="off"
          aria-describedby={`${inputId}-note`}
        />
        <p ref={note} id={`${inputId}-note`} className={styles["hint"]} tabIndex={-1}>
          {later.text === "" ? t("clue.browse") : t("clue.kept")}
        </p>
      </form>
      <ReactionButtons />
    </div>
  );
}
