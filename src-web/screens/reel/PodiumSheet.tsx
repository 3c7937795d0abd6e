import { createContext, use, useState, type ReactNode } from "react";
import { isBetweenGames } from "../../room/frameStages.ts";
import { useTopic } from "../../room/index.ts";

const ShowSheet = createContext<(sheet: ReactNode) => void>(() => undefined);

/** Returns the function that shows a dialog with something made at the podium; undefined removes it. */
export function useShowSheet(): (sheet: ReactNode) => void {
  return use(ShowSheet);
}

/**
 * Wraps the stage and renders dialogs opened at the podium outside it, so that they stay open when its time
 * is up, until the next game begins.
 */
export function PodiumSheet({ children }: { readonly children: ReactNode }) {
  const [sheet, setSheet] = useState<ReactNode>();
  const isBetween = isBetweenGames(useTopic("stage")?.name ?? "LOBBY");
  if (sheet !== undefined && !isBetween) setSheet(undefined);
  return (
    <ShowSheet value={setSheet}>
      {children}
      {sheet}
    </ShowSheet>
  );
}
