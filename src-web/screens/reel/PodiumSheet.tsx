import { createContext, use, useState, type ReactNode } from "react";
import { isBetweenGames } from "../../room/frameStages.ts";
import { useTopic } from "../../room/index.ts";

const ShowSheet = createContext<(sheet: ReactNode) => void>(() => undefined);

/** Shows what somebody made at the podium, a dialog; nothing: takes it away. */
export function useShowSheet(): (sheet: ReactNode) => void {
  return use(ShowSheet);
}

/** Around the stage, which goes: what somebody made at the podium stays when its time is up, until the next game begins. */
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
