import { PAPER } from "../../../src-shared/catalog/drawing.ts";
import type { InkRefusal } from "../../../src-shared/protocol/drawing.ts";
import type { InkAnswer, LiveSheets } from "../../drawing/live/LiveSheets.ts";
import { StrokeSender, type StrokeSenderOptions } from "../../drawing/live/StrokeSender.ts";
import { StrokeStore, type Stroke } from "../../drawing/model/strokes.ts";

/** The player's own canvas of a turn, and the sender that transmits it to the room. */
export interface Painting {
  readonly store: StrokeStore;
  readonly sender: StrokeSender;
  readonly stop: () => void;
}

interface PaintingOptions extends Omit<StrokeSenderOptions, "store" | "have"> {
  readonly sheets: LiveSheets;
  /** Index of the player's own canvas. */
  readonly canvas: number;
  readonly onRefused: (code: InkRefusal) => void;
}

/** Starts a canvas as the room has it: empty, or with what was painted before this page was loaded. */
export function openPainting(options: PaintingOptions): Painting {
  const { sheets, sheet, canvas, onRefused, ...line } = options;
  const isKnown = sheets.sheet === sheet;
  const have = isKnown ? sheets.have : 0;
  const onBoard = () => sheets.boards[canvas]?.strokes ?? [];
  // A stroke's number is never higher than that of the action that began it, so numbers from here on are
  // unused, even after an undo.
  const store = new StrokeStore(PAPER, have + 1);
  if (isKnown) store.load(onBoard());
  const sender = new StrokeSender({ ...line, store, sheet, have });

  let isRestarting = false;
  const hear = (answer: InkAnswer) => {
    if (answer.sheet !== sheet) return;
    switch (answer.kind) {
      case "refused":
        isRestarting = sender.refuse(answer.code);
        return onRefused(answer.code);
      case "whole":
        // The room's strokes replace those it refused. Even once the room has everything painted here, its
        // canvas may have more strokes or fewer: a robot may have painted in between, or a painter may have
        // been kicked.
        if (isRestarting || (sender.isDone && !isSame(store.strokes, onBoard())))
          store.load(onBoard());
        return;
      case "have":
        if (!isRestarting) return sender.acknowledge(answer.have);
        sender.restart(answer.have);
        isRestarting = false;
    }
  };
  const stopHearing = sheets.onAnswer(hear);
  const stop = () => {
    stopHearing();
    sender.stop();
  };
  return { store, sender, stop };
}

function isSame(mine: readonly Stroke[], rooms: readonly Stroke[]): boolean {
  return mine.length === rooms.length && mine.every(({ id }, at) => id === rooms[at]?.id);
}
