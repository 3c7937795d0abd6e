import { useEffect, useRef, type RefObject } from "react";

const TYPING = "input, textarea, select, [contenteditable]";

/**
 * Moves the focus of the keyboard and the screen reader to the task at each new stage, unless a dialog is
 * open or the user is typing in a field of the new task.
 */
export function useFocusOnTask(task: RefObject<HTMLElement | null>, stageId: number | undefined) {
  const before = useRef(stageId);
  useEffect(() => {
    const isFirst = before.current === undefined;
    const isSame = before.current === stageId;
    before.current = stageId;
    const element = task.current;
    if (isFirst || isSame || !element) return;
    const active = document.activeElement;
    if (active?.closest("dialog[open]")) return;
    if (element.contains(active) && active?.matches(TYPING)) return;
    element.focus({ preventScroll: true });
  }, [task, stageId]);
}
