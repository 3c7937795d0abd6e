import { useSyncExternalStore } from "react";

/** A keyboard takes at least this share of a phone's height. */
const KEYBOARD_SHARE = 0.25;
let tallest = 0;
let width = 0;

function isOpen(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // Turning the phone starts a new measurement.
  if (viewport.width !== width) {
    width = viewport.width;
    tallest = 0;
  }
  tallest = Math.max(tallest, viewport.height);
  return viewport.height < tallest * (1 - KEYBOARD_SHARE);
}

function listen(changed: () => void): () => void {
  window.visualViewport?.addEventListener("resize", changed);
  return () => window.visualViewport?.removeEventListener("resize", changed);
}

/** Does the on-screen keyboard cover a part of the page? */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(listen, isOpen);
}
