import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayName } from "../../../../../src-shared/text/displayName.ts";
import { PLAYERS_A_GAME_MAX } from "../../../../../src-shared/catalog/limits.ts";
import {
  fitted,
  LINE_HEIGHT,
  type Measure,
} from "../../../../../src-web/screens/stages/card/fit.ts";
import {
  CARD,
  cardLayout,
  TILT,
  type Area,
  type CardLayout,
  type CardTexts,
  type Placed,
} from "../../../../../src-web/screens/stages/card/layout.ts";

/** Measures every letter as wide as the widest one in the product's own font. */
const measure: Measure = (text, size) => Array.from(text).length * size * 0.72;
const narrow: Measure = (text, size) => Array.from(text).length * size * 0.4;

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
  fc
    .array(fc.constantFrom("Donaudampfschifffahrtskapitän", "a", "życzliwość", "WWWW", "ja"), {
      minLength: 1,
      maxLength: 24,
    })
    .map((all) => all.join(" ")),
);
const alias = fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.constant("W".repeat(30)));

const texts: fc.Arbitrary<CardTexts> = fc.record({
  headline: words,
  people: fc
    .array(fc.record({ alias, score: fc.integer({ min: 0, max: 999_999 }), ties: fc.boolean() }), {
      minLength: 1,
      maxLength: PLAYERS_A_GAME_MAX,
      size: "max",
    })
    .map((people) => {
      let rank = 1;
      return people.map(({ alias: called, score, ties }, at) => {
        if (!ties) rank = at + 1;
        return { name: displayName(called), rank, points: `${score} points` };
      });
    }),
  label: words,
  moment: fc.option(
    fc.record({
      text: words,
      about: fc.option(words, { nil: undefined }),
      by: fc.option(words, { nil: undefined }),
      picture: fc.option(
        fc.record({
          ratio: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
          most: fc.constantFrom(190, 360),
        }),
        { nil: undefined },
      ),
    }),
    { nil: undefined },
  ),
  site: fc.option(words, { nil: undefined }),
  address: words,
  date: words,
});

/** The bounding box of a tilted area. */
function around({ x, y, width, height }: Area): Area {
  const [sin, cos] = [Math.abs(Math.sin(TILT)), Math.cos(TILT)];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Everything that is drawn side by side, by name; a paper or a block stands for all on it. */
function partsOf({ logo, headline, steps, rows, note, foot }: CardLayout): [string, Area][] {
  return [
    ["logo", logo],
    ["headline", headline],
    ...steps.flatMap(({ avatar, block }, at): [string, Area][] => [
      [`avatar ${at}`, avatar],
      [`block ${at}`, block],
    ]),
    ...rows.map(({ bar }, at): [string, Area] => [`row ${at}`, bar]),
    ...(note ? [["note", around(note.paper)] as [string, Area]] : []),
    ["mark", foot.mark],
    ["address", foot.address],
    ["date", foot.date],
  ];
}

/** Areas that contain others, with the areas side by side in each. */
function insides({ steps, rows, note }: CardLayout): [Area, Area[]][] {
  const there = (...areas: (Area | undefined)[]) => areas.filter((one) => one !== undefined);
  return [
    ...steps.map(({ block, name, points, rank }): [Area, Area[]] => [block, [name, points, rank]]),
    ...rows.map(({ bar, avatar, name, points, rank }): [Area, Area[]] => [
      bar,
      [rank, avatar, name, points],
    ]),
    ...(note
      ? [
          [note.paper, there(note.label, note.picture, note.about, note.text, note.by)] as [
            Area,
            Area[],
          ],
        ]
      : []),
  ];
}

function placedOf({ headline, steps, rows, note, foot }: CardLayout): Placed[] {
  return [
    headline,
    ...[...steps, ...rows].flatMap(({ name, points, rank }) => [name, points, rank]),
    ...(note ? [note.label, note.about, note.text, note.by] : []),
    foot.site,
    foot.address,
    foot.date,
  ].filter((one) => one !== undefined);
}

const HAIR = 0.01;
const isIn = (one: Area, room: Area) =>
  one.x >= room.x - HAIR &&
  one.y >= room.y - HAIR &&
  one.x + one.width <= room.x + room.width + HAIR &&
  one.y + one.height <= room.y + room.height + HAIR;
const overlaps = (a: Area, b: Area) =>
  a.x + a.width > b.x + HAIR &&
  b.x + b.width > a.x + HAIR &&
  a.y + a.height > b.y + HAIR &&
  b.y + b.height > a.y + HAIR;

function pairs<One>(all: readonly One[]): [One, One][] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]));
}

describe("a card", () => {
  it("has no overlapping parts and nothing outside it, whatever is written on it", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(measure, narrow), (written, wide) => {
        const layout = cardLayout(written, wide);
        const card = { x: 24, y: 24, width: CARD.width - 48, height: CARD.height - 48 };
        const parts = partsOf(layout);
        const inside = insides(layout);
        const wrong = [
          ...parts.filter(([, area]) => !isIn(area, card)),
          ...pairs(parts).filter(([[, a], [, b]]) => overlaps(a, b)),
          ...inside.filter(([room, things]) => !things.every((thing) => isIn(thing, room))),
          ...inside.flatMap(([, things]) => pairs(things).filter(([a, b]) => overlaps(a, b))),
        ];
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("has no text that is wider or higher than its area", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(measure, narrow), (written, wide) => {
        for (const { lines, size, width, height } of placedOf(cardLayout(written, wide))) {
          expect(size).toBeGreaterThanOrEqual(12);
          expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(height + HAIR);
          for (const one of lines) expect(wide(one, size, 800)).toBeLessThanOrEqual(width + HAIR);
        }
      }),
      { numRuns: 150 },
    );
  });

  const ranked = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `P${at}`, rank: at + 1, points: "1" }));

  it("shows the sixteen best where more have played, since some left and others came", () => {
    const people = ranked(24);
    const layout = cardLayout(
      { headline: "P0 wins!", people, label: "", address: "a", date: "d" },
      measure,
    );
    const shown = [...layout.steps, ...layout.rows].map(({ at }) => at);
    expect(shown.toSorted((a, b) => a - b)).toEqual(people.slice(0, 16).map((_, at) => at));
  });

  it("shows everybody once, the winner in the middle and highest", () => {
    const people = ranked(16);
    const layout = cardLayout(
      { headline: "P0 wins!", people, label: "", address: "a", date: "d" },
      measure,
    );
    const shown = [...layout.steps, ...layout.rows].map(({ at }) => at);
    expect(shown.toSorted((a, b) => a - b)).toEqual(people.map((_, at) => at));
    expect(layout.steps.map(({ at }) => at)).toEqual([1, 0, 2]);
    const tops = layout.steps.map(({ block }) => block.y);
    expect(Math.min(...tops)).toBe(tops[1]);
  });
});

describe("a text", () => {
  const room = { width: 100, height: 100, largest: 40, smallest: 10, weight: 800, lines: 3 };

  it("is as large as it can be", () => {
    expect(fitted("ab", room, measure)).toEqual({ lines: ["ab"], size: 40 });
    expect(fitted("abcd", room, measure).size).toBeLessThan(40);
  });

  it("breaks between words before it gets smaller", () => {
    expect(fitted("abc def", room, measure)).toEqual({ lines: ["abc", "def"], size: 40 });
  });

  it("leaves no word alone on the last line", () => {
    const wide = { ...room, width: 290 };
    expect(fitted("aaa bbb ccc dd", wide, measure).lines).toEqual(["aaa bbb", "ccc dd"]);
  });

  it("does not break at a narrow no-break space", () => {
    const narrow = { ...room, smallest: 40 };
    expect(fitted("abc\u202f!", { ...narrow, width: 150 }, measure).lines).toEqual(["abc\u202f!"]);
    expect(fitted("a abc\u202f!", { ...narrow, width: 150 }, measure).lines).toEqual([
      "a",
      "abc\u202f!",
    ]);
  });

  it("breaks a word that is too long, and ends with an ellipsis if even that is not enough", () => {
    const { lines, size } = fitted("x".repeat(200), room, measure);
    expect(size).toBe(10);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^x+…$/);
  });

  it("has no lines without words", () => {
    expect(fitted(" ", room, measure).lines).toEqual([]);
  });
});
