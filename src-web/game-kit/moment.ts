import type { Drawing } from "../../src-shared/catalog/drawing.ts";
import type { GameEnd } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** The picture of a moment: a drawing, a photo in a frame, or something cut out like a sticker. */
export type MomentPicture =
  | { readonly kind: "drawing"; readonly drawing: () => Promise<Drawing> }
  | {
      readonly kind: "photo" | "sticker";
      readonly address: () => string | undefined | Promise<string | undefined>;
    };

/** A memorable moment of a game, as the picture of its end shows it. */
export interface Moment {
  /** The players it belongs to. If one of them opted out of the reel, it is left out of the picture too. */
  readonly playerIds: readonly PlayerId[];
  /** What it was about, in smaller text above. */
  readonly about?: string;
  /** The words. A moment without any is worth showing only with its picture. */
  readonly text: string;
  readonly by?: string;
  readonly picture?: MomentPicture;
}

/** Helpers with which a game writes its moments. */
export interface MomentTools {
  readonly gameCode: string;
  readonly nameOf: (id: PlayerId) => string;
  /** Returns the address of a player's character. */
  readonly faceOf: (id: PlayerId) => string | undefined;
  readonly list: (items: readonly string[]) => string;
  readonly number: (value: number) => string;
}

/** Returns a game's moments, best first. Called while its podium is shown, so its texts are loaded. */
export type MomentsOf = (end: GameEnd, tools: MomentTools) => readonly Moment[];
