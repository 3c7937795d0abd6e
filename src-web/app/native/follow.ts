import type { AppRouter } from "../router.tsx";
import { native } from "../../client/auth/nativeBridge.ts";
import { logInWith } from "./logInWith.ts";

/** Inside a native app: keep it told of what the page does, and open the page's own side to it. */
export function followPage(router: AppRouter): void {
  window.hubbubWeb = { logIn: logInWith };
  let isMarked = false;
  const stands = () => {
    native.showProgressBar(false);
    if (isMarked) return;
    isMarked = true;
    native.markPageLoaded();
  };
  router.subscribe("onBeforeLoad", () => native.showProgressBar(true));
  router.subscribe("onResolved", stands);
  if (router.state.status === "idle" && router.state.resolvedLocation) stands();
}
