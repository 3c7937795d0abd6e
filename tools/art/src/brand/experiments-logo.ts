/** The logo of the experiments: a flask that boils over, and the word on its bench. */
import { ellipse, INK, path } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const DANCES: readonly Dance[] = Array.from({ length: 11 }, (_, at) => ({
  dy: [4, -6, 2, -3, 6, -5, 3, -4, 5, -6, 4][at] ?? 0,
  turn: [-7, 4, -3, 5, -4, 6, -5, 3, -4, 5, 7][at] ?? 0,
}));

/** An Erlenmeyer flask; the middle of its mouth is at 380,34. */
export const FLASK =
  "M338 30H422Q436 30 436 44Q436 58 424 58V140L512 268Q540 316 484 320H276Q220 316 248 268L336 140V58Q324 58 324 44Q324 30 338 30Z";
const LIQUID = "M296 214Q330 194 372 214T464 214L500 268Q522 304 480 308H280Q238 304 260 268Z";

const bubble = (x: number, y: number, r: number, fill: string): string =>
  ellipse(x, y, r, r, `fill="${fill}" stroke="${INK}" stroke-width="7"`) +
  ellipse(x - r * 0.3, y - r * 0.35, r * 0.22, r * 0.22, 'fill="#fff" opacity=".9"');

/** The flask, its liquid and the bubbles in it. */
export const flask = (): string =>
  path(FLASK, { fill: "#fff7e6", stroke: "#fff7e6", width: 44 }) +
  path(FLASK, { fill: "#d9fbf4", stroke: INK, width: 14 }) +
  path(LIQUID, { fill: "#5eead4" }) +
  path("M296 214Q330 194 372 214T464 214", { stroke: "#0f9c8a", width: 8 }) +
  bubble(342, 262, 18, "#ffb454") +
  bubble(412, 274, 24, "#ffb454") +
  bubble(392, 226, 12, "#fff7e6") +
  bubble(300, 282, 11, "#fff7e6") +
  bubble(460, 264, 11, "#fff7e6") +
  path("M352 74V136M312 200L270 266", { stroke: "#fff", width: 12, opacity: 0.9 });

export function experimentsLogo(): string {
  const word = letters("Experiments", 44, 418, 119, 0, DANCES);
  const drawn = lettering({
    id: "x",
    d: word.list.flatMap(({ contours }) => contours).join(""),
    fill: "#ffb454",
    lip: "#b5651d",
  });
  return logo(
    760,
    480,
    "Experiments",
    `<defs>${drawn.defs}</defs>` +
      bubble(472, 60, 24, "#5eead4") +
      bubble(516, 118, 15, "#5eead4") +
      bubble(282, 74, 18, "#ffb454") +
      bubble(246, 134, 11, "#5eead4") +
      flask() +
      drawn.border +
      drawn.word,
  );
}
