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

/** What is it? Canvases to look at, a line to write on, and what was wrong so far. */
export function GuessTask({ hand, withStage }: GuessTaskProps) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const isTyping = useKeyboardOpen();
  const [open, setOpen] = useState<number>();
  if (!shared) return null;
  // The stage above folds away while somebody types; who types still has to see what is painted.
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
      {/* Here, as what opened it changes with the keyboard, which goes when this comes. */}
      <CanvasDialog index={open} hand={hand} onClose={() => setOpen(undefined)} />
      <div className={styles["feed"]}>
        <Feed most={isTyping ? 1 : 3} row={isTyping} spoken />
      </div>
      {isSolved ? <Solved hand={hand} /> : <GuessForm close={hand.close} />}
    </div>
  );
}
