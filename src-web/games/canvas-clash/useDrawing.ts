import { useEffect, useState } from "react";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import { useTopic } from "../../room/index.ts";
import { fetchDrawing } from "./drawings.ts";

/** Returns a kept drawing of the room's last game; undefined while it is loading, or if it is gone. */
export function useDrawing(id: string | undefined): Drawing | undefined {
  const gameCode = useTopic("gameSessionUpdated")?.gameCode;
  const [found, setFound] = useState<{ readonly id: string; readonly drawing: Drawing }>();
  useEffect(() => {
    if (id === undefined || gameCode === undefined) return undefined;
    let isWanted = true;
    fetchDrawing(gameCode, id).then(
      (drawing) => isWanted && setFound({ id, drawing }),
      // It has been removed, or the room cannot be reached: the frame stays empty.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [gameCode, id]);
  return found?.id === id ? found?.drawing : undefined;
}
