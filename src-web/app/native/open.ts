import { isInNativeApp } from "../../client/auth/nativeBridge.ts";
import { reportFailure } from "../layout/reportFailure.ts";
import type { PageMoves } from "./follow.ts";

/** An app that is asked for somebody must be able to answer: its way in is there first. */
export async function openToNativeApp(moves: () => PageMoves): Promise<void> {
  if (!isInNativeApp()) return;
  await import("./follow.ts").then(({ followPage }) => followPage(moves()), reportFailure);
}
