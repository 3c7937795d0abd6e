import { useEffect } from "react";
import { isCovered } from "../../ui/controls/isCovered.ts";
import type { StrokeStore } from "../model/strokes.ts";

/** Types of inputs that no text is typed into. In all others, Ctrl or Cmd and Z is the input's own undo. */
const NOT_WRITTEN_IN = ["radio", "checkbox", "range"];

/** Undoes the last stroke with Ctrl or Cmd and Z, wherever the focus is. */
export function useUndoKey(store: StrokeStore, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      // With Caps Lock on, the key is a capital letter.
      const isUndo = (event.ctrlKey || event.metaKey) && !shiftKey && key.toLowerCase() === "z";
      // Colours and brushes are inputs too, but no text is typed into them.
      const isWriting = target instanceof HTMLInputElement && !NOT_WRITTEN_IN.includes(target.type);
      if (!isUndo || isWriting || isCovered()) return;
      event.preventDefault();
      store.undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store, enabled]);
}
