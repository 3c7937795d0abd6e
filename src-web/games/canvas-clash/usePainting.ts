import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { GRACE_MS } from "../../../src-shared/catalog/limits.ts";
import { STROKE_FRAME_MS, type InkRefusal } from "../../../src-shared/protocol/drawing.ts";
import type { StrokeStore } from "../../drawing/model/strokes.ts";
import { useMyId, useRoom, useRoomStatus, useTopic } from "../../room/index.ts";
import { steadyNow } from "../../room/clock.ts";
import { InkLine } from "../../room/InkLine.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { useSheets } from "./controller.ts";
import { openPainting, type Painting } from "./painting.ts";

/** Returns the player's own canvas of this turn, and sends it to the room while it is painted. */
export function usePainting(sheet: number, canvas: number): StrokeStore | undefined {
  const { t } = useTranslation("canvas-clash");
  const room = useRoom();
  const sheets = useSheets();
  const playerId = useMyId();
  const isLive = useRoomStatus().kind === "live";
  const isPaused = useTopic("stage")?.paused !== undefined;
  const [painting, setPainting] = useState<Painting>();
  // Uses the language of that moment: a change of language must not create another sender.
  const onRefused = useEffectEvent((code: InkRefusal) => {
    if (code === "too_much_ink") toast(t("paint.full"), "bad");
  });

  useEffect(() => {
    if (playerId === undefined) return undefined;
    const line = new InkLine(room, () => made.sender.sayAgain());
    const made = openPainting({
      sheets,
      sheet,
      canvas,
      playerId,
      send: (frame) => line.send(frame),
      onSilence: () => line.giveUp(),
      now: steadyNow,
      onRefused: (code) => onRefused(code),
    });
    // The canvas listens to the connection, so it can only be made here, once for each turn.
    // oxlint-disable-next-line react/set-state-in-effect
    setPainting(made);
    const timer = setInterval(() => made.sender.tick(), STROKE_FRAME_MS);
    return () => {
      // The stage may end mid-stroke: the room accepts the last points for a moment longer.
      setTimeout(() => {
        clearInterval(timer);
        made.stop();
        line.close();
      }, GRACE_MS);
    };
  }, [room, sheets, playerId, sheet, canvas]);

  useEffect(() => {
    if (isLive && !isPaused) painting?.sender.sayAgain();
  }, [isLive, isPaused, painting]);
  return painting?.store;
}
