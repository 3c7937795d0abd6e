import { catchInstall } from "../../platform/pwa/catchInstall.ts";
import { followDisplay } from "../../ui/hooks/display.ts";
import { followKeyboard } from "../../ui/hooks/keyboard.ts";
import { reloadOnOldChunks } from "./oldChunks.ts";
import { trustOwnScripts } from "./trustedTypes.ts";

/** What every page of ours sets up before it shows anything, and where its screens are drawn. */
export function beginPage(): HTMLElement {
  trustOwnScripts();
  reloadOnOldChunks();
  followKeyboard();
  followDisplay();
  catchInstall();
  const root = document.querySelector<HTMLElement>("#app");
  if (!root) throw new Error("the page has no #app");
  return root;
}
