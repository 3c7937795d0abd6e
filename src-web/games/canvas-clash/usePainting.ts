import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { PAPER } from "../../../src-rooms/catalog/drawing.ts";
import { GRACE_MS } from "../../../src-rooms/catalog/limits.ts";
import { STROKE_FRAME_MS, type InkRefusal } from "../../../src-rooms/protocol/drawing.ts";
import type { LiveSheets } from "../../drawing/LiveSheets.ts";
import { StrokeSender } from "../../drawing/StrokeSender.ts";
import { StrokeStore } from "../../drawing/strokes.ts";
import type { RoomClient } from "../../room/RoomClient.ts";
import { useMyId, useRoom, useRoomStatus } from "../../room/index.ts";
import { steadyNow } from "../../room/clock.ts";
import { toast } from "../../ui/announcer.ts";
import { useSheets } from "./controller.ts";

interface Painting {
  readonly store: StrokeStore;
  readonly sender: StrokeSender;
}

/** Begin a canvas where the room has it: empty, or with what was on it before this page was loaded. */
function open(
  room: RoomClient,
  sheets: LiveSheets,
  playerId: number,
  sheet: number,
  canvas: number,
): Painting {
  const isKnown = sheets.sheet === sheet;
  const have = isKnown ? sheets.have : 0;
  // No stroke has a higher number than the action that began it: whatever was undone, this one is new.
  const store = new StrokeStore(PAPER, have + 1);
  if (isKnown) store.load(sheets.boards[canvas]?.strokes ?? []);
  const sender = new StrokeSender({
    store,
    playerId,
    sheet,
    have,
    send: (frame) => room.sendBytes(frame),
    now: steadyNow,
  });
  return { store, sender };
}

/** One's own canvas of this turn, told to the room while it is painted. */
export function usePainting(sheet: number, canvas: number): StrokeStore | undefined {
  const { t } = useTranslation("canvas");
  const room = useRoom();
  const sheets = useSheets();
  const playerId = useMyId();
  const status = useRoomStatus().kind;
  const [painting, setPainting] = useState<Painting>();
  // In whatever language the painter reads by then: another one is no reason for another sender.
  const isFull = useEffectEvent(() => toast(t("paint.full"), "bad"));

  useEffect(() => {
    if (playerId === undefined) return undefined;
    const made = open(room, sheets, playerId, sheet, canvas);
    const { store, sender } = made;
    // The canvas listens to the connection, so it can only be made here, once for each turn.
    // oxlint-disable-next-line react/set-state-in-effect
    setPainting(made);
    const timer = setInterval(() => sender.tick(), STROKE_FRAME_MS);
    let isRestarting = false;
    const refused = (code: InkRefusal) => {
      isRestarting = sender.refuse(code);
      if (code === "too_much_ink") isFull();
    };
    const stop = sheets.onAnswer((answer) => {
      if (answer.sheet !== sheet) return;
      if (answer.kind === "refused") return refused(answer.code);
      if (!isRestarting)
        return answer.kind === "have" ? sender.acknowledge(answer.have) : undefined;
      // What the room has takes the place of what it did not take.
      if (answer.kind === "whole") return store.load(sheets.boards[canvas]?.strokes ?? []);
      sender.restart(answer.have);
      isRestarting = false;
    });
    return () => {
      // The stage ends under a moving brush: the room still takes its last points for a moment.
      setTimeout(() => {
        clearInterval(timer);
        stop();
        sender.stop();
      }, GRACE_MS);
    };
  }, [room, sheets, playerId, sheet, canvas]);

  useEffect(() => {
    if (status === "live") painting?.sender.reconnected();
  }, [status, painting]);
  return painting?.store;
}
