import { useSyncExternalStore } from "react";
import { display, onDisplay, type Display } from "./display.ts";

/** How this browser shows things; follows every change. */
export function useDisplay(): Display {
  return useSyncExternalStore(onDisplay, display, display);
}
