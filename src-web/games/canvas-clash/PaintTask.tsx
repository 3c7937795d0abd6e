import { EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DrawingPad } from "../../drawing/pad/DrawingPad.tsx";
import { currentLanguage } from "../../i18n/language.ts";
import { useTopic } from "../../room/index.ts";
import { useSolo } from "../../game-kit/solo.tsx";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { canvasName } from "./canvases.ts";
import { CanvasTag } from "./CanvasTag.tsx";
import { useShared } from "./controller.ts";
import { LastGuess } from "./LastGuess.tsx";
import { ownWord, type PainterHand } from "./ownWord.ts";
import styles from "./PaintTask.module.css";
import { usePainting } from "./usePainting.ts";

/** The painter's task: the word and the newest wrong guess at the top, the rest is canvas. */
export function PaintTask({ hand }: { readonly hand: PainterHand }) {
  const { t } = useTranslation("canvas-clash");
  useSolo();
  const shared = useShared();
  const stage = useTopic("stage");
  const sheet = shared?.sheet ?? 0;
  const store = usePainting(sheet, hand.canvas);
  const { letter } = canvasName(hand.canvas);
  const { text, lang } = ownWord(hand, currentLanguage());
  const isHidden = shared?.canvases[hand.canvas]?.hidden === true;
  useAnnouncement(isHidden ? t("paint.hidden") : "");
  return (
    <div className={styles["task"]}>
      <StageTitle text={t("paint.title", { word: text.toLocaleUpperCase(lang) })} />
      {isHidden ? (
        <p className={styles["hidden"]}>
          <EyeOff aria-hidden="true" />
          {t("paint.hidden")}
        </p>
      ) : (
        <LastGuess />
      )}
      {store && (
        <DrawingPad
          key={sheet}
          store={store}
          label={t("paint.canvas", { letter })}
          enabled={stage?.paused === undefined}
        >
          <span className={styles["tag"]}>
            <CanvasTag index={hand.canvas} />
          </span>
        </DrawingPad>
      )}
    </div>
  );
}
