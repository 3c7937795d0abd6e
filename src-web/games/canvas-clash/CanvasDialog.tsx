import { Flag, SpellCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { canvasName } from "./canvases.ts";
import styles from "./CanvasDialog.module.css";
import { useCanvases } from "./controller.ts";
import { CanvasFrame } from "./CanvasFrame.tsx";
import type { GuesserHand } from "./ownWord.ts";

interface CanvasDialogProps {
  /** Index of the canvas that is shown; undefined: closed. */
  readonly index: number | undefined;
  readonly hand: GuesserHand | undefined;
  readonly onClose: () => void;
}

/**
 * What somebody who reported a canvas is told: it is covered on their own phone, but not for one of the many who
 * share a seat (CC24).
 */
export const reportedText = (isCrowd: boolean) => (isCrowd ? "report.told" : "report.done");

/** One canvas, large, with buttons to object to it: it contains letters, or something nobody should see. */
export function CanvasDialog({ index, hand, onClose }: CanvasDialogProps) {
  const { t } = useTranslation("canvas-clash");
  const { send } = useSend();
  const isCrowd = useTopic("crowd") !== undefined;
  const spell = useSpelled();
  const canvas = useCanvases().find((one) => one.index === index);
  const { letter } = canvasName(index ?? 0);
  const isSpelled = canvas !== undefined && hand?.spelled[canvas.index] === true;
  const isReported = canvas !== undefined && hand?.reported[canvas.index] === true;
  const report = async () => {
    if (!canvas) return;
    onClose();
    if (await send("report", { itemId: canvas.id })) toast(t(reportedText(isCrowd)));
  };
  return (
    <Dialog open={canvas !== undefined} title={t("canvas.name", { letter })} onClose={onClose}>
      {canvas && (
        <div className={styles["sheet"]}>
          <div className={styles["large"]}>
            <CanvasFrame canvas={canvas} />
          </div>
          {hand && (
            <div className={styles["actions"]}>
              <Button
                variant={isSpelled ? "primary" : "quiet"}
                icon={<SpellCheck />}
                wide
                lockMs={300}
                disabled={!canvas.inked}
                aria-pressed={isSpelled}
                onClick={() => spell(canvas.index, !isSpelled)}
              >
                {t("spelled.do")}
              </Button>
              <Button
                variant="quiet"
                icon={<Flag />}
                wide
                disabled={isReported || !canvas.inked}
                onClick={() => void report()}
              >
                {isReported ? t("report.reported") : t("report.do")}
              </Button>
            </div>
          )}
          <p className={styles["note"]}>{t("spelled.note")}</p>
        </div>
      )}
    </Dialog>
  );
}

/** Returns a function that reports letters in a canvas, or withdraws the report. */
export function useSpelled(): (canvas: number, on: boolean) => void {
  const { send } = useSend();
  const stageId = useTopic("stage")?.stageId;
  return (canvas, on) => {
    if (stageId === undefined) return;
    void send("move", { stageId, move: { type: "spelled", canvas, on } });
  };
}
