/**
 * A contact sheet of what has been built, on the dark ground at four sizes: for looking, not for shipping.
 */
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";

const assets = fileURLToPath(new URL("../../../src-web/assets/", import.meta.url));
const [folder = "avatars", word = "", columns = "6"] = process.argv.slice(2);
const GROUND = "#15101f";
const CELL = { width: 250, height: 300 };

const files = readdirSync(join(assets, folder)).filter(
  (f) => /\.(webp|png|svg)$/.test(f) && f.includes(word),
);
const cols = Number(columns);
const layers: OverlayOptions[] = [];
for (const [i, file] of files.entries()) {
  const left = (i % cols) * CELL.width;
  const top = Math.floor(i / cols) * CELL.height;
  const at = async (size: number, x: number, y: number): Promise<void> => {
    const input = await sharp(join(assets, folder, file))
      .resize(size, size, { fit: "inside" })
      .png()
      .toBuffer();
    layers.push({ input, left: left + x, top: top + y });
  };
  await at(200, 2, 2);
  await at(96, 4, 202);
  await at(48, 110, 226);
  await at(24, 170, 240);
}
const target = join(tmpdir(), `art-${folder.replaceAll("/", "-")}${word}.png`);
await sharp({
  create: {
    width: cols * CELL.width,
    height: Math.ceil(files.length / cols) * CELL.height,
    channels: 3,
    background: GROUND,
  },
})
  .composite(layers)
  .png()
  .toFile(target);
console.log(target, files.length);
