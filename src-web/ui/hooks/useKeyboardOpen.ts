import { useSyncExternalStore } from "react";

/** A keyboard takes at least this share of a phone's height. */
const KEYBOARD_SHARE = 0.25;
/** Turning a phone changes its width by far more, two fingers that look closer by less, CSS px. */
const ROUNDED_PX = 8;
/** It changes by at least this share of what it was; a window that is drawn smaller changes little by little. */
const TURNED_SHARE = 0.25;
let tallest = 0;
let width = 0;
let wasOpen = false;

function isOpen(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // As large as it is to who does not look closer: that shrinks it too, and is no keyboard.
  const [wide, high] = [viewport.width * viewport.scale, viewport.height * viewport.scale];
  const changed = Math.abs(wide - width);
  // Turning the phone starts a new measurement. A keyboard turns with it: the page under it is as high as it was wide.
  if (changed > ROUNDED_PX) {
    tallest = wasOpen && changed > width * TURNED_SHARE ? width : 0;
    width = wide;
  }
  tallest = Math.max(tallest, high);
  wasOpen = high < tallest * (1 - KEYBOARD_SHARE);
  return wasOpen;
}

function listen(changed: () => void): () => void {
  window.visualViewport?.addEventListener("resize", changed);
  return () => window.visualViewport?.removeEventListener("resize", changed);
}

/** Does the on-screen keyboard cover a part of the page? */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(listen, isOpen);
}
