import { drawLine } from "../../../drawing/model/ink.ts";
import { GROUND } from "../../../../src-shared/catalog/drawing.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import type { Moment, MomentPicture } from "../../../game-kit/moment.ts";

/** A loaded picture that a canvas can draw. */
export interface Piece {
  readonly image: CanvasImageSource;
  /** Width divided by height. */
  readonly ratio: number;
}

/** Width of a drawing on the card, px. */
const INK_SIDE = 720;

/** Loads a picture of the site or of the room; undefined if that fails, as it does without a network. */
export async function loaded(address: string | undefined): Promise<Piece | undefined> {
  if (address === undefined) return undefined;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const { naturalWidth, naturalHeight } = image;
  return naturalHeight > 0 ? { image, ratio: naturalWidth / naturalHeight } : undefined;
}

async function inkOf({ drawing: ask }: MomentPicture & { kind: "drawing" }) {
  const drawing = await ask().catch(() => undefined);
  if (!drawing) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = INK_SIDE;
  canvas.height = Math.round((INK_SIDE * drawing.height) / drawing.width);
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(canvas.width / drawing.width, canvas.height / drawing.height);
  for (const line of drawing.lines) drawLine(pen, line.points, line);
  return { image: canvas, ratio: canvas.width / canvas.height };
}

/** Loads the picture of a moment. */
function pieceOf(picture: MomentPicture): Promise<Piece | undefined> {
  return picture.kind === "drawing"
    ? inkOf(picture)
    : Promise.resolve(picture.address()).then(loaded, () => undefined);
}

/** A moment with its picture, if it has one. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly piece?: Piece | undefined;
}

/** Drops the moments of players who do not want to be in a reel. */
export function withoutLeftOut(
  moments: readonly Moment[],
  leftOut: readonly PlayerId[] = [],
): readonly Moment[] {
  return moments.filter(({ playerIds }) => !playerIds.some((id) => leftOut.includes(id)));
}

/** Returns the first moment that can be shown; one whose drawing cannot be loaded is skipped. */
export async function firstShown(moments: readonly Moment[]): Promise<ShownMoment | undefined> {
  for (const moment of moments) {
    if (!moment.picture) return { moment };
    // One after the other: the first is nearly always available.
    // oxlint-disable-next-line no-await-in-loop
    const piece = await pieceOf(moment.picture);
    if (piece || moment.picture.kind !== "drawing") return { moment, piece };
  }
  return undefined;
}
