/** Assembles a face from parts; its origin is the point between the eyes. */
import { place } from "../lib/svg.ts";
import { EYES } from "./eyes.ts";
import { BROWS, MOUTHS, brow, cheek, moustache } from "./mouths.ts";

export interface Face {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  /** Half the distance between the eyes. */
  gap?: number;
  eyes: string;
  look?: readonly [number, number];
  lid?: string;
  brows?: string;
  browColour?: string;
  mouth: string;
  /** Offset of the mouth from the point between the eyes. */
  mouthAt?: readonly [x: number, y: number];
  mouthScale?: number;
  cheeks?: string | false;
  moustache?: string;
}

export function face(f: Face): string {
  const gap = f.gap ?? 36;
  const eye = EYES[f.eyes];
  const mouth = MOUTHS[f.mouth];
  const brows = f.brows ? BROWS[f.brows] : undefined;
  if (!eye || !mouth || (f.brows && !brows))
    throw new Error(`unknown face: ${f.eyes} ${f.mouth} ${f.brows}`);
  const [mx, my] = f.mouthAt ?? [0, 56];
  const sides = [-1, 1] as const;
  const cheeks =
    f.cheeks === false
      ? ""
      : sides.map((s) => cheek(s * (gap + 30), 38, f.cheeks || "#ff5570")).join("");
  const eyes = sides
    .map((side) =>
      place(
        eye({ kind: f.eyes, side, look: f.look ?? [0, 0.15], lid: f.lid ?? "#d9a06a" }),
        side * gap,
        0,
      ),
    )
    .join("");
  const above = brows
    ? sides
        .map((side, i) =>
          place(brow(side, brows[i]![0], brows[i]![1], f.browColour), side * (gap + 2), -43),
        )
        .join("")
    : "";
  const lip = f.moustache ? place(moustache(f.moustache), mx, my - 18) : "";
  return place(
    cheeks + place(mouth(), mx, my, 0, f.mouthScale ?? 1) + lip + eyes + above,
    f.x,
    f.y,
    f.turn ?? 0,
    f.scale ?? 1,
  );
}
