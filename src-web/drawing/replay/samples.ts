import { PAPER, type DrawnLine, type Drawing } from "../../../src-shared/catalog/drawing.ts";

/** A line in a notation that is easy to write by hand: colour, radius, points. */
type Note = readonly [brushColor: string, brushRadius: number, places: string];

function drawing(...notes: readonly Note[]): Drawing {
  const lines = notes.map(([brushColor, brushRadius, places]): DrawnLine => {
    const points = places.split(" ").map((place) => {
      const [x = 0, y = 0] = place.split(",").map(Number);
      return { x, y };
    });
    return { points, brushColor, brushRadius };
  });
  return { ...PAPER, lines };
}

const INK = "#1b1626";
const ORANGE = "#ff8a1f";
const PINK = "#ff63b0";
const BROWN = "#7a4a21";
const GREEN = "#1f9d4d";
const SKY = "#43b8ff";

/** A cat drawn in a hurry. */
const HASTY_CAT = drawing(
  [
    INK,
    6,
    "118,150 108,80 160,120 200,112 244,120 292,78 286,152 300,204 278,254 228,282 176,282 128,256 106,208 116,150",
  ],
  [INK, 9, "160,184 161,192"],
  [INK, 9, "240,182 240,190"],
  [PINK, 7, "190,218 212,218 201,230 192,219"],
  [INK, 5, "201,232 200,246 184,256 168,248"],
  [INK, 5, "200,246 218,256 234,246"],
  [INK, 4, "150,226 84,212"],
  [INK, 4, "150,238 82,244"],
  [INK, 4, "252,226 322,210"],
  [INK, 4, "252,238 324,244"],
);

/** The same cat, drawn with love. */
const LOVED_CAT = drawing(
  [ORANGE, 22, "150,250 140,300 150,340 190,352 230,350 262,338 268,296 254,252 210,240 170,246"],
  [ORANGE, 24, "178,262 174,292 186,318"],
  [ORANGE, 20, "186,276 196,318 226,322 228,282 196,264"],
  [ORANGE, 16, "268,338 312,346 340,318 336,276 316,262 304,280"],
  [ORANGE, 24, "150,150 146,190 170,222 208,228 244,220 262,188 256,150 226,132 184,132 156,144"],
  [ORANGE, 18, "176,164 200,196 232,178 214,158 188,160"],
  [ORANGE, 11, "148,146 138,92 178,122 164,140 150,116"],
  [ORANGE, 11, "258,146 270,92 228,122 244,140 258,116"],
  [BROWN, 6, "204,116 204,146"],
  [BROWN, 6, "184,120 188,142"],
  [BROWN, 6, "224,120 220,142"],
  [BROWN, 6, "138,282 164,286"],
  [BROWN, 6, "140,306 164,308"],
  [BROWN, 6, "270,282 246,286"],
  [BROWN, 6, "270,306 248,308"],
  ["#ffffff", 15, "176,178 177,180"],
  ["#ffffff", 15, "232,178 231,180"],
  [GREEN, 10, "178,181 179,182"],
  [GREEN, 10, "230,181 229,182"],
  [INK, 5, "179,180 180,184"],
  [INK, 5, "229,180 229,184"],
  [PINK, 6, "198,202 210,202 204,209 199,203"],
  [INK, 4, "204,210 203,219 193,224 184,219"],
  [INK, 4, "203,219 214,224 223,218"],
  [INK, 3, "168,206 122,198"],
  [INK, 3, "168,214 120,220"],
  [INK, 3, "240,206 286,198"],
  [INK, 3, "240,214 288,220"],
  [SKY, 9, "60,372 120,366 200,372 280,366 350,372"],
);

/** The example players, as negative ids: -1 is the first of these (specification, section 3). */
const EXAMPLE_AVATARS = [
  "bagel-sandwich",
  "sushi1",
  "panda-sushi",
  "pear",
  "donut",
  "tomato",
] as const;

/** Returns the file of an example player's avatar. */
export function exampleAvatar(id: number): string {
  return `${EXAMPLE_AVATARS[-id - 1] ?? "unknown"}.webp`;
}

/** A drawing of an example, with its painter and whom it helped, by the examples' negative ids. */
export interface Sample {
  readonly painterId: number;
  readonly drawing: Drawing;
  /** Players whom this drawing helped the most. */
  readonly creditedBy: readonly number[];
}

/** Two drawings of the same word, and who found which of them more helpful (specification, section 3). */
export const SAMPLES: readonly [Sample, Sample] = [
  { painterId: -1, drawing: HASTY_CAT, creditedBy: [-6] },
  { painterId: -2, drawing: LOVED_CAT, creditedBy: [-3, -4, -5] },
];
