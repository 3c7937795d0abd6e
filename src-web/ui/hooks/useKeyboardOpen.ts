import { useSyncExternalStore } from "react";

/** A keyboard takes at least this share of a phone's height. */
const KEYBOARD_SHARE = 0.25;
/** Turning a phone changes its width by far more, two fingers that look closer by less, CSS px. */
const ROUNDED_PX = 8;
let tallest = 0;
let width = 0;

function isOpen(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // As large as it is to who does not look closer: that shrinks it too, and is no keyboard.
  const [wide, high] = [viewport.width * viewport.scale, viewport.height * viewport.scale];
  // Turning the phone starts a new measurement.
  if (Math.abs(wide - width) > ROUNDED_PX) {
    width = wide;
    tallest = 0;
  }
  tallest = Math.max(tallest, high);
  return high < tallest * (1 - KEYBOARD_SHARE);
}

function listen(changed: () => void): () => void {
  window.visualViewport?.addEventListener("resize", changed);
  return () => window.visualViewport?.removeEventListener("resize", changed);
}

/** Does the on-screen keyboard cover a part of the page? */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(listen, isOpen);
}
