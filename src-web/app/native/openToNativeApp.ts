import { isInNativeApp } from "../../client/auth/nativeBridge.ts";
import { reportFailure } from "../layout/reportFailure.ts";
import type { PageMoves } from "./followPage.ts";

/**
 * Connects the page to the native app it runs in. It comes before the check of the session, which may ask the
 * app to log the user in: by then the app must be able to call the page.
 */
export async function openToNativeApp(moves: () => PageMoves): Promise<void> {
  if (!isInNativeApp()) return;
  await import("./followPage.ts").then(({ followPage }) => followPage(moves()), reportFailure);
}
