import { useSyncExternalStore } from "react";

/** A keyboard covers at least this share of a phone's height. */
const KEYBOARD_SHARE = 0.25;
/**
 * Changes of the width up to this are rounding errors of a pinch zoom; turning a phone changes it by far
 * more, CSS px.
 */
const ROUNDED_PX = 8;
/**
 * Turning a phone changes its width by at least this share; a window that is resized changes little by
 * little.
 */
const TURNED_SHARE = 0.25;
let tallest = 0;
let width = 0;
let wasOpen = false;

function isOpen(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // The size without pinch zoom, which also shrinks the viewport but is no keyboard.
  const [wide, high] = [viewport.width * viewport.scale, viewport.height * viewport.scale];
  const changed = Math.abs(wide - width);
  // Turning the phone starts a new measurement. A keyboard stays open during that: the full height is then
  // the former width.
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

/** Whether the on-screen keyboard covers a part of the page. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(listen, isOpen);
}
