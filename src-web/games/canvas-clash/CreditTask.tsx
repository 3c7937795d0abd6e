import { Check, SpellCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useTappedMove } from "../../game-kit/useTappedMove.ts";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useSpelled } from "./CanvasDialog.tsx";
import { canvasName, type IndexedCanvas } from "./canvases.ts";
import { CanvasTag } from "./CanvasTag.tsx";
import { useCanvases, useHand } from "./controller.ts";
import styles from "./CreditTask.module.css";
import { CanvasFrame } from "./CanvasFrame.tsx";
import { CanvasGrid } from "./CanvasGrid.tsx";

/** Choose the canvas that helped most, with a tap; another tap changes the choice. Painters wait. */
export function CreditTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("canvas-clash");
  const canvases = useCanvases();
  const hand = useHand();
  const spell = useSpelled();
  const [tapped, tap] = useTappedMove<number>();
  if (hand?.role !== "guesser") return <Breathless withStage={withStage} />;
  const isOffered = (canvas: IndexedCanvas) =>
    canBeChosen(canvas) && hand.reported[canvas.index] !== true;
  const chosen = tapped ?? hand.credit;
  // The chosen canvas may no longer be offered, for example because its painter was kicked.
  const credit = canvases.find((canvas) => canvas.index === chosen && isOffered(canvas))?.index;
  const nameOf = ({ index }: IndexedCanvas) =>
    t("canvas.name", { letter: canvasName(index).letter });
  const choose = (canvas: number) => {
    tap(canvas, { type: "credit", canvas });
    haptic(...RHYTHM.done);
  };
  return (
    <div className={cx(styles["task"], withStage && styles["below"])}>
      <StageTitle text={t("credit.phoneTitle")} />
      <CanvasGrid count={canvases.length} gap={10} label={t("credit.label")} role="radiogroup">
        {canvases.map((canvas) => (
          <div key={canvas.id} className={styles["option"]}>
            {withStage ? (
              <span
                className={cx(
                  styles["tile"],
                  credit === canvas.index && styles["chosen"],
                  !isOffered(canvas) && styles["closed"],
                )}
              >
                <CanvasTag index={canvas.index} />
              </span>
            ) : (
              <CanvasFrame
                canvas={canvas}
                chosen={credit === canvas.index}
                dimmed={credit !== undefined && credit !== canvas.index}
              />
            )}
            <button
              type="button"
              role="radio"
              aria-checked={credit === canvas.index}
              aria-label={nameOf(canvas)}
              disabled={!isOffered(canvas)}
              className={styles["choice"]}
              onClick={() => choose(canvas.index)}
            >
              {credit === canvas.index && (
                <span className={styles["tick"]}>
                  <Check aria-hidden="true" />
                </span>
              )}
            </button>
            {isOffered(canvas) && (
              <button
                type="button"
                className={styles["spelled"]}
                aria-label={`${t("spelled.short")} ${nameOf(canvas)}`}
                aria-pressed={hand.spelled[canvas.index] === true}
                onClick={() => spell(canvas.index, hand.spelled[canvas.index] !== true)}
              >
                <SpellCheck aria-hidden="true" />
                <span>{t("spelled.short")}</span>
              </button>
            )}
          </div>
        ))}
      </CanvasGrid>
      <div className={styles["foot"]}>
        {credit === undefined ? (
          <p className={styles["hint"]}>{t("credit.hint")}</p>
        ) : (
          <StillThinking title={t("credit.done")} />
        )}
      </div>
    </div>
  );
}

function canBeChosen({ inked, hidden }: IndexedCanvas): boolean {
  return inked && hidden !== true;
}

/** For those with nothing to choose: a painter sees their own canvas while the others judge. */
function Breathless({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("canvas-clash");
  const canvases = useCanvases();
  const hand = useHand();
  const painted = hand?.role === "painter" ? hand.canvas : undefined;
  const own = canvases.find(({ index }) => index === painted);
  return (
    <div className={cx(styles["task"], withStage ? styles["stacked"] : styles["beside"])}>
      <StageTitle text={t("credit.waitTitle")} />
      <div className={cx(styles["breath"], own && !withStage && styles["withPicture"])}>
        {own && !withStage && (
          <CanvasGrid count={1} gap={0} label={t("canvas.label")}>
            <div role="listitem">
              <CanvasFrame canvas={own} />
            </div>
          </CanvasGrid>
        )}
        {painted !== undefined && withStage && (
          <span className={styles["own"]}>
            <CanvasTag index={painted} />
          </span>
        )}
        <p>{hand ? t("credit.wait") : t("credit.watch")}</p>
      </div>
      <ReactionButtons />
    </div>
  );
}
