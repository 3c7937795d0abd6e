import type { Canvases } from "../games/game.ts";
import type { PlayerId } from "../protocol/ids.ts";
import type { Games, RoomState } from "../session/state.ts";

/** The canvases of the running game; undefined: none at the moment. */
export function canvasesOf(state: RoomState | undefined, games: Games): Canvases | undefined {
  const { game, clock } = state ?? {};
  const canvases = game ? games[game.gameType]?.canvases?.(game.state) : undefined;
  // The host may have ended the game while people painted.
  return canvases && clock?.stage.name === "GAME_END" ? { ...canvases, open: false } : canvases;
}

/** Which canvas this seat paints on; -1: none. */
export function canvasOf(canvases: Canvases | undefined, id: PlayerId | undefined): number {
  if (id === undefined) return -1;
  return canvases?.easels.findIndex(({ painter }) => painter === id) ?? -1;
}

/** The canvas a phone sees alone while it paints; undefined: it sees all. */
export function ownCanvas(
  canvases: Canvases | undefined,
  id: PlayerId | undefined,
): number | undefined {
  const canvas = canvases?.open ? canvasOf(canvases, id) : -1;
  return canvas < 0 ? undefined : canvas;
}
