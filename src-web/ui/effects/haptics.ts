import { display } from "../hooks/display.ts";

/** Vibrates the phone in this rhythm (ms on, off, on …); does nothing where phones cannot or should not. */
export function haptic(...pattern: number[]): void {
  if (!display().haptics) return;
  const { navigator }: { readonly navigator?: Partial<Navigator> } = globalThis;
  // Before the first tap on a page the browser refuses, and logs an error each time.
  if (navigator?.userActivation?.hasBeenActive === false) return;
  try {
    navigator?.vibrate?.(pattern);
  } catch {
    // Some browsers throw instead; the vibration is skipped then.
  }
}

/** Rhythms with fixed meanings, so that players learn them. */
export const RHYTHM = {
  tap: [12],
  /** It is the player's turn. */
  turn: [60, 40, 60],
  done: [20, 60, 30],
  reveal: [35],
  win: [40, 50, 40, 50, 120],
  lose: [160],
  even: [30, 90, 30],
} as const satisfies Record<string, readonly number[]>;
