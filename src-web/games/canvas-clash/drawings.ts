import { fetchRoomDrawing } from "../../client/api/game.ts";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import type { DrawingKeepsake } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { Keepsake } from "../../../src-shared/protocol/entities.ts";

/**
 * The body of this game's keepsakes. Only stored ones (profiles, reels) contain the drawing itself; a room's
 * do not.
 */
interface DrawingBody extends DrawingKeepsake {
  readonly drawing?: Drawing;
}

/** Returns the body of a drawing's keepsake; undefined for keepsakes of another kind. */
export function bodyOf(keepsake: Keepsake): DrawingBody | undefined {
  // SAFETY: keepsakes of this kind are made by this game's rules.
  return keepsake.kind === "drawing" ? (keepsake.body as DrawingBody) : undefined;
}

/** How many drawings stay in memory: a podium's. A television that shows podiums for hours keeps no more. */
const KEPT = 64;
const fetched = new Map<string, Promise<Drawing>>();

/** Fetches a drawing of the last game from its room, once per podium. */
export function fetchDrawing(gameCode: string, id: string): Promise<Drawing> {
  const key = `${gameCode}/${id}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = fetchRoomDrawing(gameCode, id);
  fetched.set(key, asked);
  // A `Map` iterates in insertion order, so these are the oldest.
  for (const old of [...fetched.keys()].slice(0, -KEPT)) fetched.delete(old);
  // After an error, the next call tries again.
  asked.catch(() => fetched.delete(key));
  return asked;
}
