import { useMemo, useSyncExternalStore, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { PAPER } from "../../../src-shared/catalog/drawing.ts";
import { CREDIT_POINTS } from "../../../src-shared/catalog/games/canvas-clash.ts";
import type { LiveCanvasInk } from "../../drawing/live/LiveSheets.ts";
import { asDrawing, type Stroke } from "../../drawing/model/strokes.ts";
import { Replay } from "../../drawing/replay/Replay.tsx";
import { useCue } from "../../audio/cue.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { usePeople } from "../../room/people.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { canvasName, type IndexedCanvas } from "./canvases.ts";
import { useBoard, useCanvases, useElsewhere, useReveal, useShared } from "./controller.ts";
import { CanvasFrame } from "./CanvasFrame.tsx";
import { CanvasGrid } from "./CanvasGrid.tsx";
import styles from "./RevealStage.module.css";
import stageStyles from "./stage.module.css";
import { revealCue, type RevealStep } from "./timeline.ts";
import { WordBar } from "./WordBar.tsx";

/** Duration of the replay, which fits into the reveal, ms. */
const REPLAY_MS = 4_500;

/** The word, who painted what, and whom it helped, while the drawings replay how they were drawn. */
export function RevealStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const canvases = useCanvases();
  const step = useReveal();
  useCue(revealCue(step));
  if (!shared?.reveal) return null;
  const { word } = shared.reveal;
  return (
    <div className={cx(stageStyles["box"], stageStyles[place])}>
      <StageTitle text={t("reveal.title")} silent={place === "phone"} />
      <div className={stageStyles["plain"]}>
        <div className={cx(stageStyles["bar"], styles["word"], step.word && styles["out"])}>
          <WordBar bar={word} language={shared.language} solved />
        </div>
        <CanvasGrid
          count={canvases.length}
          gap={place === "tv" ? 40 : 10}
          label={t("canvas.label")}
        >
          {canvases.map((canvas) => (
            <div key={canvas.id} role="listitem">
              <CanvasFrame canvas={canvas} picture={<Picture canvas={canvas} word={word} />}>
                <Credits canvas={canvas} step={step} />
              </CanvasFrame>
            </div>
          ))}
        </CanvasGrid>
      </div>
    </div>
  );
}

const hearNothing = () => () => undefined;

/**
 * Returns the strokes of a revealed turn. No new ones are painted, but all may arrive late, and a kicked
 * painter's are removed.
 */
function useDryInk(board: LiveCanvasInk | undefined): readonly Stroke[] | undefined {
  return useSyncExternalStore(board?.onChange ?? hearNothing, () => board?.strokes);
}

function Picture({ canvas, word }: { readonly canvas: IndexedCanvas; readonly word: string }) {
  const { t } = useTranslation(["canvas-clash", "room"]);
  const strokes = useDryInk(useBoard(canvas.index));
  const elsewhere = useElsewhere(canvas);
  const drawing = useMemo(() => strokes && asDrawing({ strokes, size: PAPER }), [strokes]);
  const { letter } = canvasName(canvas.index);
  if (!drawing || drawing.lines.length === 0) {
    return <span className={styles["empty"]}>{t(elsewhere ?? "canvas.empty")}</span>;
  }
  return (
    <Replay drawing={drawing} label={t("canvas.replay", { letter, word })} lastsMs={REPLAY_MS} />
  );
}

function Credits({ canvas, step }: { readonly canvas: IndexedCanvas; readonly step: RevealStep }) {
  const { t } = useTranslation("canvas-clash");
  const personOf = usePeople();
  const { painterId, creditedBy, spelled } = canvas;
  const fans = playerIdsOf(creditedBy).map(personOf);
  const painter = painterId === undefined ? undefined : personOf(painterId);
  return (
    <div className={styles["credits"]}>
      {step.credits && !spelled && (
        <ul className={styles["fans"]} aria-label={t("reveal.credits", { count: fans.length })}>
          {fans.map(({ id, avatarSrc }, at) => (
            <li key={id} style={{ "--at": at } as CSSProperties}>
              <AvatarImage src={avatarSrc} size="1.9em" named />
            </li>
          ))}
        </ul>
      )}
      {step.credits && spelled && <b className={styles["spelled"]}>{t("reveal.spelled")}</b>}
      <p className={cx(styles["painter"], step.painters && styles["out"])}>
        {painter && step.painters && (
          <>
            <AvatarImage src={painter.avatarSrc} size="2.6em" />
            <span style={{ "--seat": painter.hexColor } as CSSProperties}>{painter.name}</span>
          </>
        )}
        {!painter && step.painters && <span>{t("reveal.nobody")}</span>}
      </p>
      {step.points && !spelled && fans.length > 0 && (
        <b className={styles["points"]}>
          <CountUp value={fans.length * CREDIT_POINTS} from={0} signed />
        </b>
      )}
    </div>
  );
}
