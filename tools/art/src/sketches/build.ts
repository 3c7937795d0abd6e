/**
 * Draws all sketches that robots paint in CANVAS_CLASH into src-rooms/content/drawings.json.
 * With a folder as an argument it also lays them out on contact sheets there, to be looked at.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { sketchOfDrawing } from "../../../../src-rooms/games/sketch.ts";
import { TAME_ANIMALS } from "./tameAnimals.ts";
import { FOOD } from "./food.ts";
import { HANDS, handFor } from "./hands.ts";
import { Pencil, type Stroke } from "./pencil.ts";
import { IN_SEVERAL_HANDS } from "./several.ts";
import { GROUND, PAPER, PENS } from "./pens.ts";
import { NATURE } from "./nature.ts";
import { PLACES_AND_PEOPLE } from "./buildings.ts";
import { VEHICLES } from "./vehicles.ts";
import type { Sketches } from "./sketch.ts";
import { HOUSEHOLD } from "./household.ts";
import { TOOLS_AND_TOYS } from "./toys.ts";
import { WILD_ANIMALS } from "./wildAnimals.ts";

const IN_ONE_HAND: Sketches = {
  ...TAME_ANIMALS,
  ...WILD_ANIMALS,
  ...FOOD,
  ...HOUSEHOLD,
  ...TOOLS_AND_TOYS,
  ...NATURE,
  ...PLACES_AND_PEOPLE,
  ...VEHICLES,
};
const target = fileURLToPath(
  new URL("../../../../src-rooms/content/drawings.json", import.meta.url),
);
const [folder, ...wanted] = process.argv.slice(2);

const drawn = Object.entries({ ...IN_ONE_HAND, ...IN_SEVERAL_HANDS }).map(([id, sketch]) => {
  const pencil = new Pencil(id, id in IN_ONE_HAND ? HANDS.steady : handFor(id));
  sketch(pencil);
  return { id, strokes: pencil.strokes };
});

function row({ id, strokes }: { id: string; strokes: readonly Stroke[] }): string {
  const lines = strokes.map(({ pen, radius, points }) => ({
    c: PENS[pen].index,
    r: radius,
    p: points.map(({ x, y }) => `${x},${y}`).join(" "),
  }));
  const look = sketchOfDrawing({
    width: PAPER,
    height: PAPER,
    lines: strokes.map(({ points, radius }) => ({ points, brushColor: "", brushRadius: radius })),
  });
  return `${JSON.stringify(id)}:${JSON.stringify({ width: PAPER, height: PAPER, look, lines })}`;
}

writeFileSync(target, `{\n${drawn.map(row).join(",\n")}\n}\n`);

function picture(strokes: readonly Stroke[]): string {
  const paths = strokes.map(({ pen, radius, points }) => {
    const way = points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
    const end = points.length === 1 ? "l.01 0" : "";
    return `<path d="${way}${end}" stroke="${PENS[pen].ink}" stroke-width="${radius * 2}"/>`;
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`;
}

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  const shown = drawn.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const [columns, cell, perSheet] = [6, 230, 24];
  for (let first = 0; first < shown.length; first += perSheet) {
    const page = shown.slice(first, first + perSheet);
    const cells = page.map(({ id, strokes }, at) => {
      const points = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0);
      const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * (cell + 16)];
      return `<g transform="translate(${x + 15} ${y + 8}) scale(${200 / PAPER})"><rect width="${PAPER}" height="${PAPER}" fill="${GROUND}"/>${picture(strokes)}</g>
<text x="${x + 20}" y="${y + 224}" font-size="13" font-family="sans-serif">${id} · ${strokes.length} / ${points}</text>`;
    });
    const [width, height] = [columns * cell, Math.ceil(page.length / columns) * (cell + 16)];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${cells.join("")}</svg>`;
    const file = join(folder, `sketches-${first / perSheet + 1}.png`);
    await sharp(Buffer.from(svg)).png().toFile(file);
    console.log(file);
  }
}
console.log(`${drawn.length} sketches`);
