import { useEffect, useRef, type RefObject } from "react";

const TYPING = "input, textarea, select, [contenteditable]";

/**
 * With each new stage the keyboard and the screen reader begin at its task. Whoever has a dialog open
 * or is typing in a field of the new task stays where they are.
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
    const isAstray = active === null || active === document.body;
    const isInTask = element.contains(active);
    if (!isAstray && !isInTask) return;
    if (isInTask && active?.matches(TYPING)) return;
    element.focus({ preventScroll: true });
  }, [task, stageId]);
}
