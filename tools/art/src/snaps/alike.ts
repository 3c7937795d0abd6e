/**
 * Lists pairs of snaps so alike that a room would think it had seen one already; exits with 1 if there are
 * any.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const FOLDER = fileURLToPath(
  new URL("../../../../src-web/assets/games/snaption/snaps/", import.meta.url),
);
const SIDE = 16;
/** In how many of the 256 fields two pictures have to differ. */
const LEAST = 16;

/** Which of 16 by 16 fields are brighter than the one to their right: survives scaling and compression. */
async function fingerprint(file: string): Promise<boolean[]> {
  const grey = await sharp(FOLDER + file)
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const from = Math.floor(at / SIDE) * (SIDE + 1) + (at % SIDE);
    return grey[from]! > grey[from + 1]!;
  });
}

const files = readdirSync(FOLDER);
const prints: (readonly [name: string, print: readonly boolean[]])[] = [];
for (const name of files) prints.push([name, await fingerprint(name)]);
let alike = 0;
for (const [at, [name, print]] of prints.entries()) {
  for (const [other, second] of prints.slice(at + 1)) {
    const apart = print.filter((bit, field) => bit !== second[field]).length;
    if (apart >= LEAST) continue;
    alike++;
    console.log(`${name} and ${other} differ in ${apart} of ${SIDE * SIDE} fields`);
  }
}
console.log(`${files.length} snaps, ${alike} similar pairs`);
process.exitCode = alike > 0 ? 1 : 0;
