import { PAPER } from "../../../src-shared/catalog/drawing.ts";
import type { InkRefusal } from "../../../src-shared/protocol/drawing.ts";
import type { InkAnswer, LiveSheets } from "../../drawing/live/LiveSheets.ts";
import { StrokeSender, type StrokeSenderOptions } from "../../drawing/live/StrokeSender.ts";
import { StrokeStore, type Stroke } from "../../drawing/model/strokes.ts";

/** One's own canvas of a turn, and who tells the room of it. */
export interface Painting {
  readonly store: StrokeStore;
  readonly sender: StrokeSender;
  readonly stop: () => void;
}

interface PaintingOptions extends Omit<StrokeSenderOptions, "store" | "have"> {
  readonly sheets: LiveSheets;
  /** Index of one's own canvas. */
  readonly canvas: number;
  readonly onRefused: (code: InkRefusal) => void;
}

/** Begin a canvas where the room has it: empty, or with what was on it before this page was loaded. */
export function openPainting(options: PaintingOptions): Painting {
  const { sheets, sheet, canvas, onRefused, ...line } = options;
  const isKnown = sheets.sheet === sheet;
  const have = isKnown ? sheets.have : 0;
  const onBoard = () => sheets.boards[canvas]?.strokes ?? [];
  // No stroke has a higher number than the action that began it: whatever was undone, this one is new.
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
        // What the room has takes the place of what it did not take. Where it has all that was painted
        // here, it may know of more, or less: what a robot painted meanwhile, that a painter was kicked.
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
