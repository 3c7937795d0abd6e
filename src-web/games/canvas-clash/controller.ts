import { useEffect, useSyncExternalStore } from "react";
import type {
  CanvasPrivate,
  CanvasShared,
  Gain,
} from "../../../src-rooms/games/canvas-clash/types.ts";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { LiveSheets, type LiveCanvasInk } from "../../drawing/live/LiveSheets.ts";
import type { RoomClient } from "../../room/RoomClient.ts";
import { useMyId, useRoom, useTopic } from "../../room/index.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { canvasList, type IndexedCanvas } from "./canvases.ts";
import { REVEAL_MARKS, revealStep, type RevealStep } from "./timeline.ts";

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared, useHand } = gameViews<CanvasShared, CanvasPrivate>();

/** Returns the canvases of the turn, A first. */
export function useCanvases(): readonly IndexedCanvas[] {
  return canvasList(useShared());
}

const sheetsOf = new WeakMap<RoomClient, LiveSheets>();

/**
 * Returns the live ink of the room's connection. All components share one instance, which also receives the
 * frames that arrived before it was first used.
 */
export function useSheets(): LiveSheets {
  const room = useRoom();
  const known = sheetsOf.get(room);
  if (known) return known;
  const made = new LiveSheets();
  sheetsOf.set(room, made);
  room.onBytes(made.hear);
  return made;
}

/** Returns the canvas with this index, with live ink; undefined while no ink of this turn has arrived. */
export function useBoard(index: number): LiveCanvasInk | undefined {
  const sheets = useSheets();
  const sheet = useShared()?.sheet;
  const open = useSyncExternalStore(sheets.onSheet, () => sheets.sheet);
  return open === sheet ? sheets.boards[index] : undefined;
}

/**
 * Returns where a canvas is to be seen that is painted on and whose ink does not reach this phone: the crowd's are
 * sent none (CC30).
 */
export function useElsewhere({ inked }: IndexedCanvas) {
  const isCrowd = useTopic("crowd") !== undefined;
  const hostType = useTopic("gameSessionUpdated")?.hostType;
  // The picture over a stream also gets the crowd's progress, and the ink.
  if (useMyId() === undefined || !isCrowd || !inked) return undefined;
  return hostType && hostPlays(hostType) ? "canvas.elsewhere" : "room:screen.mirror";
}

function sumOf({ guess, credits, everybody }: Gain): number {
  return guess + credits + everybody;
}

/** Returns what a player earned in the turn that is revealed. */
export function gainOf(shared: CanvasShared | undefined, id: PlayerId): Gain {
  return shared?.reveal?.gains[id] ?? { guess: 0, credits: 0, everybody: 0 };
}

/** Returns the step of the reveal, by the room's clock. Releases the new scores when points are counted. */
export function useReveal(): RevealStep {
  const step = revealStep(useElapsedMarks(REVEAL_MARKS));
  const stageId = useTopic("stage")?.stageId;
  const gains = useShared()?.reveal?.gains;
  const { release } = useScores();
  useEffect(() => {
    if (!step.points || stageId === undefined || !gains) return;
    const points: Record<PlayerId, number> = {};
    for (const id of playerIdsOf(gains)) {
      const gain = gains[id];
      if (gain && sumOf(gain) > 0) points[id] = sumOf(gain);
    }
    release(stageId, points);
  }, [step.points, stageId, gains, release]);
  return step;
}
