import { native } from "../../client/auth/nativeBridge.ts";
import { logInWith } from "./logInWith.ts";

/** What somebody who follows a page is told of. */
export interface PageMoves {
  /** Another screen is wanted. */
  readonly onLeave: (hear: () => void) => void;
  /** It stands. */
  readonly onStand: (hear: () => void) => void;
  /** Does one stand now? */
  readonly stands: () => boolean;
}

/** Inside a native app: keep it told of what the page does, and open the page's own side to it. */
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
