import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useKeyboardOpen } from "../../ui/hooks/useKeyboardOpen.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { CanvasDialog } from "./CanvasDialog.tsx";
import { CanvasButtons, CanvasPeeks } from "./CanvasPeeks.tsx";
import { useShared } from "./controller.ts";
import { Feed } from "./Feed.tsx";
import { GuessForm } from "./GuessForm.tsx";
import styles from "./GuessTask.module.css";
import type { GuesserHand } from "./ownWord.ts";
import { Solved } from "./Solved.tsx";
import { WordBar } from "./WordBar.tsx";

interface GuessTaskProps {
  readonly hand: GuesserHand;
  readonly withStage: boolean;
}

/** The guesser's task: canvases to look at, a box for guesses, and the wrong guesses so far. */
export function GuessTask({ hand, withStage }: GuessTaskProps) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const isTyping = useKeyboardOpen();
  const [open, setOpen] = useState<number>();
  if (!shared) return null;
  // The stage above is hidden while the player types, but they still need to see the canvases.
  const hasCanvases = !withStage || isTyping;
  const isSolved = hand.word !== undefined;
  return (
    <div
      className={cx(styles["task"], isTyping && styles["typing"], !hasCanvases && styles["below"])}
    >
      <StageTitle text={isSolved ? t("guess.solvedTitle") : t("guess.title")} />
      {hasCanvases && (
        <>
          <div className={styles["bar"]}>
            <WordBar bar={shared.bar} language={shared.language} />
          </div>
          <CanvasPeeks onOpen={setOpen} />
        </>
      )}
      {!hasCanvases && <CanvasButtons onOpen={setOpen} />}
      {/* Rendered here: opening it closes the keyboard, which replaces the buttons that opened it. */}
      <CanvasDialog index={open} hand={hand} onClose={() => setOpen(undefined)} />
      <div className={styles["feed"]}>
        <Feed most={isTyping ? 1 : 3} row={isTyping} spoken />
      </div>
      {isSolved ? <Solved hand={hand} /> : <GuessForm close={hand.close} />}
    </div>
  );
}
