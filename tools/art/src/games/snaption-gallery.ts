/** The stage of Snaption: a darkroom after work, prints on their lines, fairy lights, a warm floor. */
import sharp from "sharp";
import { webp, write } from "../lib/out.ts";
import {
  INK,
  chance,
  ellipse,
  linear,
  n1,
  path,
  place,
  radial,
  resetIds,
  svg,
} from "../lib/svg.ts";

export interface Gallery {
  readonly width: number;
  readonly height: number;
  /** Where the wall meets the floor. */
  readonly floor: number;
  /** Lines with prints: y at both ends, how far they sag, prints on them. */
  readonly lines: readonly (readonly [from: number, to: number, sag: number, prints: number])[];
}

export const TV_GALLERY: Gallery = {
  width: 1920,
  height: 1080,
  floor: 850,
  lines: [
    [70, 40, 120, 9],
    [300, 360, 110, 7],
  ],
};

const PHONE_GALLERY: Gallery = {
  width: 900,
  height: 1600,
  floor: 1330,
  lines: [
    [60, 110, 70, 5],
    [420, 360, 80, 4],
    [760, 830, 70, 4],
  ],
};

const COLOURS = ["#7d3a5c", "#8f5a3f", "#3f6b8f", "#5a7d4a", "#8f3f4f"] as const;

/** A print on a line: hills, a sun, whatever one can make out in this light. */
function print(x: number, y: number, turn: number, scale: number, colour: string): string {
  return place(
    path("M-9 -16H9V26H-9Z", { fill: "#c98f5a", stroke: INK, width: 5 }) +
      path("M-92 6H92V196H-92Z", { fill: "#e9d8c3", stroke: INK, width: 6 }) +
      path("M-76 22H76V150H-76Z", { fill: colour }) +
      path("M-76 122L-24 72L12 112L40 88L76 124V150H-76Z", { fill: "#1f0f1a", opacity: 0.4 }) +
      ellipse(36, 58, 18, 18, 'fill="#ffd9a0" opacity=".75"'),
    x,
    y,
    turn,
    scale,
  );
}

function line(
  { width }: Gallery,
  [from, to, sag, prints]: Gallery["lines"][number],
  seed: number,
): string {
  const next = chance(seed);
  const heightAt = (share: number) => from + (to - from) * share + sag * 4 * share * (1 - share);
  const rope = `M-20 ${from}Q${width / 2} ${(from + to) / 2 + sag * 2} ${width + 20} ${to}`;
  const hung = Array.from({ length: prints }, (_, at) => {
    const share = (at + 0.5 + (next() - 0.5) * 0.3) / prints;
    const colour = COLOURS[Math.floor(next() * COLOURS.length)] ?? COLOURS[0];
    return print(width * share, heightAt(share) + 6, (next() - 0.5) * 14, 0.92, colour);
  });
  return path(rope, { stroke: "#120710", width: 8 }) + hung.join("");
}

/** Little bulbs along the top of the wall. */
function lights({ width }: Gallery): string {
  const count = Math.round(width / 120);
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + 0.5) * width) / count;
    const y = 18 + (at % 2) * 14;
    return (
      `<circle cx="${n1(x)}" cy="${y + 14}" r="62" fill="url(#halo)"/>` +
      ellipse(x, y + 12, 11, 14, `fill="#ffe3a8" stroke="${INK}" stroke-width="4"`)
    );
  }).join("");
}

function boards({ width, height, floor }: Gallery): string {
  const middle = width / 2;
  return Array.from({ length: 15 }, (_, at) => {
    const x = (at - 7) * (width / 9);
    return path(`M${n1(middle + x * 0.72)} ${floor}L${n1(middle + x * 1.7)} ${height}`, {
      stroke: "#1c0d10",
      width: 5,
      opacity: 0.55,
    });
  }).join("");
}

export function gallery(place_: Gallery): string {
  const { width: w, height: h, floor } = place_;
  const defs =
    linear("wall", [
      [0, "#54203a"],
      [1, "#2f1523"],
    ]) +
    linear("floor", [
      [0, "#5a2f28"],
      [1, "#2c1613"],
    ]) +
    radial("halo", [
      [0, "#ffd9a0", 0.55],
      [1, "#ffd9a0", 0],
    ]) +
    radial("glow", [
      [0, "#ff6b8b", 0.34],
      [1, "#ff6b8b", 0],
    ]) +
    radial(
      "edge",
      [
        [0.5, "#12060d", 0],
        [1, "#12060d", 0.8],
      ],
      'cx=".5" cy=".5" r=".78"',
    );
  return svg(
    w,
    h,
    `<defs>${defs}</defs><rect width="${w}" height="${h}" fill="url(#wall)"/>` +
      ellipse(w / 2, h * 0.42, w * 0.5, h * 0.4, 'fill="url(#glow)"') +
      place_.lines.map((one, at) => line(place_, one, at + 11)).join("") +
      lights(place_) +
      `<rect y="${floor}" width="${w}" height="${h - floor}" fill="url(#floor)"/>` +
      boards(place_) +
      path(`M-20 ${floor}H${w + 20}`, { stroke: "#190a12", width: 16 }) +
      ellipse(w / 2, floor + (h - floor) * 0.5, w * 0.34, (h - floor) * 0.4, 'fill="url(#halo)"') +
      `<rect width="${w}" height="${h}" fill="url(#edge)"/>`,
  );
}

const draw = (stage: Gallery): Promise<Buffer> => {
  resetIds();
  return sharp(Buffer.from(gallery(stage)))
    .flatten({ background: "#2b1420" })
    .png()
    .toBuffer();
};

const job = (file: string, stage: Gallery, most: number) => ({
  name: `games/snaption/${file}`,
  run: async () => {
    const picture = await webp(await draw(stage), { most, quality: 86 });
    write(`games/snaption/${file}`, picture);
  },
});

export const galleryJobs = [
  job("gallery.webp", TV_GALLERY, 96),
  job("gallery-phone.webp", PHONE_GALLERY, 54),
];
