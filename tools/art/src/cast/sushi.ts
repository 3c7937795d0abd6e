/** Nigiri: rice and a slice of fish. Neither icon set has one that can carry a face. */
import { INK, chance, ellipse, linear, n1, path } from "../lib/svg.ts";

export interface Fish {
  top: string;
  bottom: string;
  stripe: string;
}

const RICE =
  "M112 300C104 250 150 228 256 228C362 228 408 250 400 300C398 366 368 388 256 388C144 388 114 366 112 300Z";
const SLICE =
  "M88 246C78 160 146 112 256 112C366 112 434 160 424 246C420 276 402 276 390 262C346 236 300 232 256 232C212 232 166 236 122 262C110 276 92 276 88 246Z";
const STRIPES = [
  "M132 158Q112 200 116 246",
  "M182 132Q160 176 168 226",
  "M236 120Q220 168 226 214",
  "M290 120Q284 166 292 214",
  "M342 134Q338 180 350 228",
  "M388 166Q392 204 398 240",
];

/** Grains only at the edge, where they do not disturb the face. */
function grains(): string {
  const random = chance(7);
  return Array.from({ length: 26 }, (_, i) => {
    const angle = 0.25 + (i / 25) * 2.64;
    const x = 256 + Math.cos(angle) * 128;
    const y = 306 + Math.sin(angle) * 68;
    const turn = Math.round(random() * 180);
    return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="10" ry="5" fill="#fff" opacity=".9" transform="rotate(${turn} ${n1(x)} ${n1(y)})"/>`;
  }).join("");
}

export function nigiri({ top, bottom, stripe }: Fish): string {
  return (
    `<defs>${linear("fish", [
      [0, top],
      [1, bottom],
    ])}</defs>` +
    path(RICE, { fill: "url(#rice)", stroke: INK, width: 5 }) +
    grains() +
    path(SLICE, { fill: "url(#fish)", stroke: INK, width: 5 }) +
    STRIPES.map((d) => path(d, { stroke: stripe, width: 10, opacity: 0.85 })).join("") +
    ellipse(190, 146, 52, 12, 'fill="#fff" opacity=".35" transform="rotate(-24 190 146)"')
  );
}
