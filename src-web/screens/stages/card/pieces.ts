import { drawLine } from "../../../drawing/model/ink.ts";
import { GROUND } from "../../../../src-shared/catalog/drawing.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import type { Moment, MomentPicture } from "../../../game-kit/moment.ts";

/** A picture that is there: something a canvas can draw. */
export interface Piece {
  readonly image: CanvasImageSource;
  /** Width by height. */
  readonly ratio: number;
}

/** Side of a drawing on the card, px. */
const INK_SIDE = 720;

/** A picture of the site or of the room; undefined where it cannot be had, as without a network. */
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

/** The picture of a moment. */
function pieceOf(picture: MomentPicture): Promise<Piece | undefined> {
  return picture.kind === "drawing"
    ? inkOf(picture)
    : Promise.resolve(picture.address()).then(loaded, () => undefined);
}

/** A moment and its picture, where it has one. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly piece?: Piece | undefined;
}

/** Without what somebody made who wants to be in no reel. */
export function withoutLeftOut(
  moments: readonly Moment[],
  leftOut: readonly PlayerId[] = [],
): readonly Moment[] {
  return moments.filter(({ playerIds }) => !playerIds.some((id) => leftOut.includes(id)));
}

/** The first moment that can be shown: a drawing that cannot be had is none. */
export async function firstShown(moments: readonly Moment[]): Promise<ShownMoment | undefined> {
  for (const moment of moments) {
    if (!moment.picture) return { moment };
    // One after the other: the first is nearly always there.
    // oxlint-disable-next-line no-await-in-loop
    const piece = await pieceOf(moment.picture);
    if (piece || moment.picture.kind !== "drawing") return { moment, piece };
  }
  return undefined;
}
