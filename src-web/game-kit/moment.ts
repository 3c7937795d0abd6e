import type { Drawing } from "../../src-shared/catalog/drawing.ts";
import type { GameEnd } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** What a moment looks like: ink, a photo with a frame round it, or something cut out like a sticker. */
export type MomentPicture =
  | { readonly kind: "drawing"; readonly drawing: () => Promise<Drawing> }
  | {
      readonly kind: "photo" | "sticker";
      readonly address: () => string | undefined | Promise<string | undefined>;
    };

/** A moment that a game will be remembered for, as the picture of its end shows it. */
export interface Moment {
  /** Whose it is: who wants to be in no reel is in no picture either. */
  readonly playerIds: readonly PlayerId[];
  /** What it was about, smaller, above. */
  readonly about?: string;
  /** Nothing is worth showing without its picture where there is no text. */
  readonly text: string;
  readonly by?: string;
  readonly picture?: MomentPicture;
}

/** What a game's moments are written with. */
export interface MomentTools {
  readonly gameCode: string;
  readonly nameOf: (id: PlayerId) => string;
  /** Address of somebody's character. */
  readonly faceOf: (id: PlayerId) => string | undefined;
  readonly list: (items: readonly string[]) => string;
  readonly number: (value: number) => string;
}

/** The moments of a game, best first. Its texts are there: its podium stands. */
export type MomentsOf = (end: GameEnd, tools: MomentTools) => readonly Moment[];
