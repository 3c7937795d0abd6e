/** A complete character: body, limbs, face, extras, in the order in which they cover each other. */
import { icon } from "../lib/icons.ts";
import { linear, svg } from "../lib/svg.ts";
import { face, type Face } from "./face.ts";
import { GLOVE_DEFS } from "./hands.ts";
import { arm, inFront, legs, type Legs } from "./limbs.ts";

export type Kind = "food" | "robot" | "oldRobot" | "unknown";

export interface Motif {
  /** `set:icon`, or nothing when `drawn` is given. */
  icon?: string;
  drawn?: string;
  x?: number;
  y?: number;
  size?: number;
  turn?: number;
  flip?: boolean;
  stretch?: readonly [number, number];
  /** Strength of the light and shade that round off a flat motif. */
  volume?: number;
}

export interface Character {
  src: string;
  name: string;
  colour: string;
  body: Motif;
  face?: Face;
  arms: readonly [left: string, right: string];
  /** Shoulders: x of the left, x of the right, y of the left, and y of the right if it differs. */
  shoulders: readonly [number, number, number, number?];
  /** What each hand holds, in the hand's own frame. */
  holds?: readonly [left: string, right: string];
  legs: Legs;
  glove?: string;
  /** Extra drawings: behind the body, in front of it but below the face, and on top of everything. */
  behind?: string;
  middle?: string;
  front?: string;
  /** Rotates everything but the legs, in degrees. */
  tilt?: number;
  /** Rotates the entire character, in degrees. */
  roll?: number;
}

/**
 * Light from the top left and a warm shade at the bottom right, laid over whatever shape the motif
 * has: this is what makes flat and glossy icon sets look like one family. The filter's region is
 * given in pixels because a bounding box leaves out the width of strokes and would cut fingertips.
 */
export const volumeFilter = (id: string, strength: number): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-600" y="-600" width="1800" height="1800" color-interpolation-filters="sRGB">
  <feOffset in="SourceAlpha" dx="-16" dy="-20" result="so"/><feGaussianBlur in="so" stdDeviation="15" result="sb"/>
  <feComposite in="SourceAlpha" in2="sb" operator="out" result="sm"/>
  <feFlood flood-color="#4a0d3a" flood-opacity="${0.5 * strength}"/><feComposite in2="sm" operator="in" result="shade"/>
  <feOffset in="SourceAlpha" dx="12" dy="14" result="lo"/><feGaussianBlur in="lo" stdDeviation="9" result="lb"/>
  <feComposite in="SourceAlpha" in2="lb" operator="out" result="lm"/>
  <feFlood flood-color="#fffbe8" flood-opacity="${0.6 * strength}"/><feComposite in2="lm" operator="in" result="light"/>
  <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge></filter>`;

export const RIG_DEFS =
  GLOVE_DEFS +
  linear("rice", [
    [0, "#ffffff"],
    [1, "#d5cfe6"],
  ]) +
  linear("nori", [
    [0, "#2f4a3a"],
    [1, "#122019"],
  ]);

/** The motif alone, without limbs and face. */
export function bodyOf({
  icon: name,
  drawn = "",
  x = 256,
  y = 226,
  size = 390,
  volume = 0.7,
  ...rest
}: Motif): string {
  const inner = (name ? icon(name, { x, y, size, ...rest }) : "") + drawn;
  return `<defs>${volumeFilter("volume", volume)}</defs><g filter="url(#volume)">${inner}</g>`;
}

/** The canvas is larger than the character; the sticker step crops and fits it. */
export const CANVAS = { width: 1400, height: 1400, box: "-44 -64 600 600" } as const;

/** Used in place of a pose to leave an arm out, for example when a picture draws that arm itself. */
export const NO_ARM = "none";

/** Rotates a drawing about the middle of the body. */
export const rolled = (drawing: string, roll: number | undefined): string =>
  roll ? `<g transform="rotate(${roll} 256 260)">${drawing}</g>` : drawing;

export function character(c: Character): string {
  const [lx, rx, ly, ry = ly] = c.shoulders;
  const drawArm = (index: 0 | 1): string =>
    arm({
      pose: c.arms[index],
      at: index === 0 ? [lx, ly] : [rx, ry],
      side: index === 0 ? -1 : 1,
      ...(c.glove ? { glove: c.glove } : {}),
      ...(c.holds ? { holds: c.holds[index] } : {}),
    });
  const armsWhere = (front: boolean): string =>
    ([0, 1] as const)
      .filter((i) => c.arms[i] !== NO_ARM && inFront(c.arms[i]) === front)
      .map(drawArm)
      .join("");
  const upper =
    armsWhere(false) +
    (c.behind ?? "") +
    bodyOf(c.body) +
    (c.middle ?? "") +
    (c.face ? face(c.face) : "") +
    armsWhere(true) +
    (c.front ?? "");
  const turned = c.tilt ? `<g transform="rotate(${c.tilt} 256 400)">${upper}</g>` : upper;
  return svg(
    CANVAS.width,
    CANVAS.height,
    `<defs>${RIG_DEFS}</defs>${rolled(legs(c.legs) + turned, c.roll)}`,
    CANVAS.box,
  );
}
