const WAYS = ["pointerdown", "cancel", "click"] as const;

/**
 * Target of the last pointerdown in a dialog. Kept here, since a render may happen between it and the click.
 */
let pressed: EventTarget | null = null;

/**
 * Calls `leave` when the user dismisses this dialog: with Esc, or with a click beside its sheet, whose target
 * is the dialog itself. Selecting text and releasing beside the sheet clicks the dialog as well, but began
 * inside. React's own `onCancel` is not used, since it also receives events of dialogs and file pickers
 * inside. Returns a function that removes the listeners.
 */
export function onDismiss(dialog: EventTarget, leave: () => void): () => void {
  const hear = (event: Event) => {
    if (event.type === "pointerdown") {
      pressed = event.target;
      return;
    }
    if (event.target !== dialog) return;
    if (event.type === "click" && pressed !== null && pressed !== dialog) return;
    // The component that shows the dialog decides whether it closes.
    event.preventDefault();
    leave();
  };
  for (const way of WAYS) dialog.addEventListener(way, hear);
  return () => {
    for (const way of WAYS) dialog.removeEventListener(way, hear);
  };
}
