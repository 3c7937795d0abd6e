import { useSyncExternalStore } from "react";
import { display, onDisplay, type Display } from "./display.ts";

/** Returns the display settings of this browser; updates when they change. */
export function useDisplay(): Display {
  return useSyncExternalStore(onDisplay, display, display);
}
