import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../../src-shared/catalog/languages.ts";
import de from "../../../../src-rooms/content/de/canvas-clash.json" with { type: "json" };
import dk from "../../../../src-rooms/content/dk/canvas-clash.json" with { type: "json" };
import drawings from "../../../../src-rooms/content/drawings.json" with { type: "json" };
import en from "../../../../src-rooms/content/en/canvas-clash.json" with { type: "json" };
import es from "../../../../src-rooms/content/es/canvas-clash.json" with { type: "json" };
import fr from "../../../../src-rooms/content/fr/canvas-clash.json" with { type: "json" };
import nl from "../../../../src-rooms/content/nl/canvas-clash.json" with { type: "json" };
import pl from "../../../../src-rooms/content/pl/canvas-clash.json" with { type: "json" };
import ro from "../../../../src-rooms/content/ro/canvas-clash.json" with { type: "json" };
import sk from "../../../../src-rooms/content/sk/canvas-clash.json" with { type: "json" };

interface Entry {
  readonly id: string;
  readonly word: string;
  readonly level: string;
  readonly also?: readonly string[];
}

const WORDS: Readonly<Record<Language, readonly Entry[]>> = { en, dk, nl, de, es, fr, pl, sk, ro };
/**
 * The players' brushes (radii in units of the drawing) and the number of their colours; robots paint with the
 * same.
 */
const BRUSHES = [3, 6, 10, 18, 32];
const INKS = 16;

const DRAWINGS = Object.entries(drawings);

function idsOf(language: Language): ReadonlySet<string> {
  return new Set(WORDS[language].map(({ id }) => id));
}

describe.each([...LANGUAGES])("the words to draw in %s", (language) => {
  const words = WORDS[language];

  it("are enough for many evenings", () => {
    expect(words.length).toBeGreaterThanOrEqual(320);
  });

  it("include as many easy as medium ones, and fewer hard ones", () => {
    const share = (level: string): number =>
      words.filter((word) => word.level === level).length / words.length;
    expect(share("easy")).toBeGreaterThan(0.35);
    expect(share("easy")).toBeLessThan(0.52);
    expect(share("medium")).toBeGreaterThan(0.3);
    expect(share("medium")).toBeLessThan(0.42);
    expect(share("hard")).toBeGreaterThan(0.15);
    expect(share("hard")).toBeLessThan(0.25);
    expect(share("easy") + share("medium") + share("hard")).toBeCloseTo(1);
  });

  it("share most ids with English, so that a mixed room can guess in its own languages", () => {
    const english = idsOf("en");
    expect(words.filter(({ id }) => english.has(id)).length).toBeGreaterThanOrEqual(180);
  });

  it("are not a translation: at least sixty belong to the daily life of the language's speakers", () => {
    const others = new Set(
      language === "en"
        ? LANGUAGES.filter((other) => other !== "en").flatMap((other) => [...idsOf(other)])
        : idsOf("en"),
    );
    expect(words.filter(({ id }) => !others.has(id)).length).toBeGreaterThanOrEqual(60);
  });
});

describe("the drawings that robots paint", () => {
  it("are at least sixty-four, of words that all languages have", () => {
    expect(DRAWINGS.length).toBeGreaterThanOrEqual(64);
    for (const [id] of DRAWINGS) {
      for (const language of LANGUAGES) expect(idsOf(language), `${language} ${id}`).toContain(id);
    }
  });

  it("are of easy and medium words", () => {
    const levels = new Map<string, string>(en.map(({ id, level }) => [id, level]));
    const hard = DRAWINGS.filter(([id]) => levels.get(id) === "hard").map(([id]) => id);
    expect(hard).toEqual([]);
  });

  it.each(DRAWINGS)("%s is made of strokes on its sheet", (_, { width, height, lines }) => {
    expect([width, height]).toEqual([400, 400]);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.length).toBeLessThanOrEqual(25);
    expect(new Set(lines.map(({ c }) => c)).size).toBeGreaterThanOrEqual(2);
    const points = lines.flatMap(({ p }) => p.split(" "));
    expect(points.length).toBeGreaterThanOrEqual(60);
    expect(points.length).toBeLessThanOrEqual(600);
    for (const { c, r } of lines) {
      expect(BRUSHES).toContain(r);
      expect(c).toBeGreaterThanOrEqual(0);
      expect(c).toBeLessThan(INKS);
    }
    for (const point of points) {
      expect(point).toMatch(/^\d+,\d+$/);
      const [x = -1, y = -1] = point.split(",").map(Number);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it("are small enough to be deployed with the rooms", () => {
    expect(JSON.stringify(drawings).length).toBeLessThan(800_000);
  });
});
