import { fetchRoomDrawing } from "../../client/api/game.ts";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import type { DrawingKeepsake } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { Keepsake } from "../../../src-shared/protocol/entities.ts";

/** What a keepsake of this game says. The drawing itself is there in profiles only. */
interface DrawingBody extends DrawingKeepsake {
  readonly drawing?: Drawing;
}

/** The body of a drawing's keepsake; undefined for a keepsake of another kind. */
export function bodyOf(keepsake: Keepsake): DrawingBody | undefined {
  // SAFETY: keepsakes of this kind are made by this game's rules.
  return keepsake.kind === "drawing" ? (keepsake.body as DrawingBody) : undefined;
}

/** A podium's drawings; a television that shows podiums for hours keeps no more. */
const KEPT = 64;
const fetched = new Map<string, Promise<Drawing>>();

/** A drawing of the last game, from its room; asked for once a podium. */
export function fetchDrawing(gameCode: string, id: string): Promise<Drawing> {
  const key = `${gameCode}/${id}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = fetchRoomDrawing(gameCode, id);
  fetched.set(key, asked);
  // A map lists what came first first.
  for (const old of [...fetched.keys()].slice(0, -KEPT)) fetched.delete(old);
  // What failed is asked for again the next time.
  asked.catch(() => fetched.delete(key));
  return asked;
}
