import type { MoodName } from "./moods.ts";
import type { PlaceName } from "./places/index.ts";

// What a picture is made of, from back to front. Lengths are pixels of a picture of 1000 by 750.

interface Pose {
  /** Clockwise, degrees. */
  readonly turn?: number;
  readonly flip?: boolean;
  /** y below which it is hidden, because it stands behind an edge. */
  readonly cut?: number;
  /** y of its shadow; `false` for none. By default the shadow lies on the floor it stands on. */
  readonly shadow?: number | false;
  /** Blur of what is out of focus: far away, or right in front of the camera. */
  readonly blur?: number;
  readonly opacity?: number;
}

export interface Acting extends Pose {
  /** Poses of both arms, such as "up wave"; those of the mood by default. */
  readonly arms?: string;
  readonly legs?: string;
  /** Where the eyes look: x and y, each from -1 to 1. */
  readonly look?: readonly [number, number];
  /** Icons: on the head, over the eyes, in the hands. */
  readonly hat?: string;
  readonly glasses?: string;
  readonly left?: string;
  readonly right?: string;
}

interface Placed {
  readonly name: string;
  /** Its middle. */
  readonly x: number;
  /** Its lower edge: what it stands on. */
  readonly y: number;
  /** Its longer side. */
  readonly size: number;
}

export interface Who extends Placed, Acting {
  readonly kind: "who";
  readonly mood?: MoodName;
}
export interface It extends Placed, Pose {
  readonly kind: "it";
}
export type Layer = Who | It;

type Look = "day" | "night" | "dusk" | "dark" | "alarm";
type Weather = "rain" | "snow" | "confetti" | "bubbles" | "dust" | "spot";

/** The visible part of the place: zoom, and where that part lies, from 0 (left, top) to 1 (right, bottom). */
export type View = readonly [zoom: number, x: number, y: number];

export interface Snap {
  readonly id: string;
  readonly place: PlaceName;
  readonly light: Look;
  readonly weather: readonly Weather[];
  readonly view: View;
  readonly layers: readonly Layer[];
  /** What robots joke about: three to six tags. */
  readonly tags: readonly string[];
}

/** A member of the cast; the feet are at y. */
export const who = (
  name: string,
  x: number,
  y: number,
  size: number,
  mood?: MoodName,
  acting: Acting = {},
): Who => ({ kind: "who", name, x, y, size, ...(mood && { mood }), ...acting });

/** A thing or an animal. */
export const it = (name: string, x: number, y: number, size: number, pose: Pose = {}): It => ({
  kind: "it",
  name,
  x,
  y,
  size,
  ...pose,
});

type Word = Look | Weather;
const LOOKS: readonly Word[] = ["day", "night", "dusk", "dark", "alarm"];
const isLook = (word: Word): word is Look => LOOKS.includes(word);

/** Builds a snap. `scene` is a place followed by its light and weather, such as "street night rain". */
export function snap(
  id: string,
  scene: PlaceName | `${PlaceName} ${string}`,
  tags: string,
  layers: readonly Layer[],
  view: View = [1, 0.5, 0.5],
): Snap {
  const [place, ...words] = scene.split(" ") as [PlaceName, ...Word[]];
  return {
    id,
    place,
    light: words.find(isLook) ?? "day",
    weather: words.filter((word): word is Weather => !isLook(word)),
    view,
    layers,
    tags: tags.split(" "),
  };
}
