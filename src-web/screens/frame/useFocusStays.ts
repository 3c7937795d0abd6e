import { useEffect, type RefObject } from "react";

const isGone = (element: Element) => !element.isConnected || element.matches(":disabled");

/** Where the focus goes when what had it is gone: to the open dialog, which covers the task, or to the task. */
function refuge(task: HTMLElement): HTMLElement | null {
  const dialogs = document.querySelectorAll("dialog[open]");
  return dialogs[dialogs.length - 1]?.querySelector("h2") ?? task;
}

/**
 * Keeps the focus of the keyboard and the screen reader in the room when a button or box that had it is
 * replaced or disabled, as by what it did itself. It would otherwise fall to the page, from where a screen
 * reader begins again with the name and the points.
 */
export function useFocusStays(task: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const room = task.current?.parentElement;
    if (!room) return undefined;
    let holder: Element | undefined;
    const look = () => {
      const { activeElement } = document;
      if (!holder) return;
      const isFallen =
        !activeElement || activeElement === document.body || activeElement === holder;
      const isLost = isFallen && isGone(holder);
      // Given up by the user: what becomes of it now does not matter.
      if (isLost || activeElement !== holder) holder = undefined;
      if (isLost && task.current) refuge(task.current)?.focus({ preventScroll: true });
    };
    const take = ({ target }: FocusEvent) => {
      holder = target instanceof Element ? target : undefined;
    };
    // Some browsers report the loss while the element is still there.
    const leave = () => queueMicrotask(look);
    const observer = new MutationObserver(look);
    observer.observe(room, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    room.addEventListener("focusin", take);
    room.addEventListener("focusout", leave);
    return () => {
      observer.disconnect();
      room.removeEventListener("focusin", take);
      room.removeEventListener("focusout", leave);
    };
  }, [task]);
}
