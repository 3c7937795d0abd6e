import { GRACE_MS } from "../../src-shared/catalog/limits.ts";
import type { Canvases } from "../games/game.ts";
import type { InkRefusal } from "../../src-shared/protocol/drawing.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { ClockSection, Games, RoomState } from "../session/model/state.ts";

/** Returns the canvases of the running game; undefined: it has none at the moment. */
export function canvasesOf(state: RoomState | undefined, games: Games): Canvases | undefined {
  const { game, clock } = state ?? {};
  const canvases = game ? games[game.gameType]?.canvases?.(game.state) : undefined;
  // The host may have ended the game while somebody was painting.
  return canvases && clock?.stage.name === "GAME_END" ? { ...canvases, open: false } : canvases;
}

/** Returns why this seat may not paint on that sheet now; undefined: it may. */
export function mayNotPaint(
  canvases: Canvases | undefined,
  clock: ClockSection | undefined,
  seat: PlayerId | undefined,
  frame: { readonly playerId: number; readonly sheet: number },
  now: number,
): InkRefusal | undefined {
  if (seat === undefined || frame.playerId !== seat) return "not_your_turn";
  if (!canvases || !clock || frame.sheet !== canvases.sheet) return "stage_over";
  if (canvasOf(canvases, seat) < 0) return "not_your_turn";
  if (!canvases.open || clock.held) return "stage_over";
  // The deadline is not moved before the pause ends, however long it lasts.
  if (clock.paused) return "game_paused";
  // The alarm that ends the stage may be late; the deadline is not.
  const { endsAt } = clock.stage;
  return endsAt !== undefined && now > endsAt + GRACE_MS ? "stage_over" : undefined;
}

/** Returns which canvas this seat paints on; -1: none. */
function canvasOf(canvases: Canvases | undefined, id: PlayerId | undefined): number {
  if (id === undefined) return -1;
  return canvases?.easels.findIndex(({ painter }) => painter === id) ?? -1;
}

/** Returns the one canvas that a phone sees while it paints; undefined: it sees all. */
export function ownCanvas(
  canvases: Canvases | undefined,
  id: PlayerId | undefined,
): number | undefined {
  const canvas = canvases?.open ? canvasOf(canvases, id) : -1;
  return canvas < 0 ? undefined : canvas;
}
