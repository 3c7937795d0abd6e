import { native } from "../../client/auth/nativeBridge.ts";
import { logInWith } from "./logInWith.ts";

/** The page events that the native app is told about. */
export interface PageMoves {
  /** Registers a listener for the start of navigation to another screen. */
  readonly onLeave: (hear: () => void) => void;
  /** Registers a listener for a screen being shown. */
  readonly onStand: (hear: () => void) => void;
  /** Whether a screen is shown now. */
  readonly stands: () => boolean;
}

/**
 * In a native app: keeps the app informed of what the page does, and exposes the functions that the app may
 * call.
 */
export function followPage({ onLeave, onStand, stands }: PageMoves): void {
  window.hubbubWeb = { logIn: logInWith };
  let isMarked = false;
  const tell = () => {
    native.showProgressBar(false);
    if (isMarked) return;
    isMarked = true;
    native.markPageLoaded();
  };
  onLeave(() => native.showProgressBar(true));
  onStand(tell);
  if (stands()) tell();
}
