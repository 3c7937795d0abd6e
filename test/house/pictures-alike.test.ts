/** No two pictures of a deck are so alike that a room would think it had seen one already. */
import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

const FOLDER = "src-web/assets/games/snaption";
/** Bits of 256 in which two pictures have to differ. */
const LEAST = 16;

/** Which of 16 by 16 fields are brighter than the one to their right: survives scaling and compression. */
async function fingerprint(file: string): Promise<boolean[]> {
  const grey = await sharp(file).greyscale().resize(17, 16, { fit: "fill" }).raw().toBuffer();
  return Array.from({ length: 256 }, (_, at) => {
    const from = Math.floor(at / 16) * 17 + (at % 16);
    return (grey[from] ?? 0) > (grey[from + 1] ?? 0);
  });
}

const distance = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((bit, at) => bit !== other[at]).length;

test("no two pictures of SNAPTION are near copies", async () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".webp"));
  const prints = await Promise.all(
    files.map(async (name) => ({ name, print: await fingerprint(`${FOLDER}/${name}`) })),
  );
  const alike = prints.flatMap((one, at) =>
    prints
      .slice(at + 1)
      .filter((other) => distance(one.print, other.print) < LEAST)
      .map((other) => `${one.name} ${other.name} ${distance(one.print, other.print)}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(alike).toEqual([]);
});
