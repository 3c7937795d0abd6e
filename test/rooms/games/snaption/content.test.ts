import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import snaps from "../../../../src-rooms/content/snaps.json" with { type: "json" };
import { builtInSnaption } from "../../../../src-rooms/games/snaption/pictures.ts";

const SNAPS_LEAST = 300;
/** Maximum size of all pictures together, bytes. */
const BYTES_MOST = 13_500_000;
const LINES_A_TAG = 5;
const LINES_ANY = 24;
const ALT_LENGTH_MAX = 110;

const TAGS = [...new Set(snaps.flatMap(({ tags }) => tags))];
/** A file of the web app. */
const at = (path: string) =>
  fileURLToPath(new URL(`../../../../src-web/${path}`, import.meta.url).href);
const pathOf = (id: string) => at(`assets/games/snaption/snaps/${id}.webp`);

/** Width and height of a WebP, from the header of its first chunk. */
function sizeOf(id: string): readonly [number, number] {
  const bytes = readFileSync(pathOf(id));
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8 ") return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === "VP8X") return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

describe("SNAPTION's pictures", () => {
  it("are many, with ids of their own and three to six tags each", () => {
    const ids = snaps.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(SNAPS_LEAST);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, tags } of snaps) {
      expect(tags.length, id).toBeGreaterThanOrEqual(3);
      expect(tags.length, id).toBeLessThanOrEqual(6);
      expect(new Set(tags).size, id).toBe(tags.length);
    }
  });

  it("have one size and are small files", () => {
    for (const { id } of snaps) expect(sizeOf(id), id).toEqual([1_000, 750]);
    const bytes = snaps.reduce((sum, { id }) => sum + statSync(pathOf(id)).size, 0);
    expect(bytes).toBeLessThan(BYTES_MOST);
  });
});

describe.each(LANGUAGES)("SNAPTION's captions in %s", (language) => {
  const any = builtInSnaption.linesFor([], language);
  const linesOf = (tag: string) =>
    builtInSnaption.linesFor([tag], language).slice(0, -any.length || undefined);

  it("include enough lines for every picture", () => {
    expect(any.length).toBeGreaterThanOrEqual(LINES_ANY);
    for (const tag of TAGS) expect(linesOf(tag).length, tag).toBeGreaterThanOrEqual(LINES_A_TAG);
  });

  it("come with descriptions for people who cannot see the pictures", () => {
    const file = at(`i18n/locales/${language}/snapalts.json`);
    const { snap } = JSON.parse(readFileSync(file, "utf8")) as { snap: Record<string, string> };
    expect(Object.keys(snap).toSorted()).toEqual(snaps.map(({ id }) => id).toSorted());
    const alts = Object.values(snap);
    expect(alts.filter((alt) => alt.length > ALT_LENGTH_MAX)).toEqual([]);
    expect(new Set(alts).size).toBe(alts.length);
  });
});
