const WAYS = ["cancel", "click"] as const;

/**
 * Hear that somebody wants this dialog gone: Esc, or a click beside its sheet, where only the dialog itself
 * is hit. Not React's own `onCancel`, which hears of the dialogs and file pickers inside as well. Returns how
 * to stop.
 */
export function onDismiss(dialog: EventTarget, leave: () => void): () => void {
  const hear = (event: Event) => {
    if (event.target !== dialog) return;
    // Who shows the dialog decides that it closes.
    event.preventDefault();
    leave();
  };
  for (const way of WAYS) dialog.addEventListener(way, hear);
  return () => {
    for (const way of WAYS) dialog.removeEventListener(way, hear);
  };
}
