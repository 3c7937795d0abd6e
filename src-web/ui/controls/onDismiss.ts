const WAYS = ["pointerdown", "cancel", "click"] as const;

/** What the last press began on, if it was in a dialog: a render may come before it ends. */
let pressed: EventTarget | null = null;

/**
 * Hear that somebody wants this dialog gone: Esc, or a click beside its sheet, where only the dialog itself
 * is hit. Who marks a text and lets go beside the sheet clicks the dialog as well, but began inside. Not React's
 * own `onCancel`, which hears of the dialogs and file pickers inside as well. Returns how to stop.
 */
export function onDismiss(dialog: EventTarget, leave: () => void): () => void {
  const hear = (event: Event) => {
    if (event.type === "pointerdown") {
      pressed = event.target;
      return;
    }
    if (event.target !== dialog) return;
    if (event.type === "click" && pressed !== null && pressed !== dialog) return;
    // Who shows the dialog decides that it closes.
    event.preventDefault();
    leave();
  };
  for (const way of WAYS) dialog.addEventListener(way, hear);
  return () => {
    for (const way of WAYS) dialog.removeEventListener(way, hear);
  };
}
