import { expect, test, vi } from "vitest";
import { onDismiss } from "../../../../src-web/ui/controls/onDismiss.ts";

/** An event that a dialog receives; `from` is the target inside it. */
function arrives(type: string, from?: EventTarget): Event {
  const event = new Event(type, { cancelable: true });
  if (from) Object.defineProperty(event, "target", { value: from });
  return event;
}

test("Esc and a click outside ask to dismiss a dialog, and its owner decides whether it closes", () => {
  const dialog = new EventTarget();
  const leave = vi.fn();
  const stop = onDismiss(dialog, leave);
  for (const type of ["cancel", "click"]) {
    const event = arrives(type);
    dialog.dispatchEvent(event);
    expect(event.defaultPrevented, type).toBe(true);
  }
  expect(leave).toHaveBeenCalledTimes(2);
  stop();
  dialog.dispatchEvent(arrives("cancel"));
  expect(leave).toHaveBeenCalledTimes(2);
});

test("events from inside leave the dialog open, such as those of a file picker or a click on its sheet", () => {
  const dialog = new EventTarget();
  const leave = vi.fn();
  onDismiss(dialog, leave);
  const inside = new EventTarget();
  for (const type of ["cancel", "click"]) {
    const event = arrives(type, inside);
    dialog.dispatchEvent(event);
    expect(event.defaultPrevented, type).toBe(false);
  }
  expect(leave).not.toHaveBeenCalled();
});

test("selecting text and releasing the button outside the sheet does not dismiss the dialog", () => {
  const dialog = new EventTarget();
  const leave = vi.fn();
  onDismiss(dialog, leave);
  dialog.dispatchEvent(arrives("pointerdown", new EventTarget()));
  // A browser reports a click on the common ancestor of where the press began and ended.
  dialog.dispatchEvent(arrives("click"));
  expect(leave).not.toHaveBeenCalled();
  dialog.dispatchEvent(arrives("pointerdown"));
  dialog.dispatchEvent(arrives("click"));
  expect(leave).toHaveBeenCalledTimes(1);
});
