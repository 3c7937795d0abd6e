import { tellLeft } from "../../client/api/leaveSeat.ts";
import { catchInstall } from "../../platform/pwa/catchInstall.ts";
import { followDisplay } from "../../ui/hooks/display.ts";
import { followKeyboard } from "../../ui/hooks/keyboard.ts";
import { reloadOnOldChunks } from "./oldChunks.ts";
import { trustOwnScripts } from "./trustedTypes.ts";

/**
 * Sets up what every page needs before it shows anything. Returns the element that screens are rendered into.
 */
export function beginPage(): HTMLElement {
  trustOwnScripts();
  reloadOnOldChunks();
  followKeyboard();
  followDisplay();
  catchInstall();
  void tellLeft();
  const root = document.querySelector<HTMLElement>("#app");
  if (!root) throw new Error("the page has no #app");
  return root;
}
