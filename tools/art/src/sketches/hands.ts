import type { Pen } from "./pens.ts";

/** How one of the robots holds its felt pen; lengths are in units of the sheet. */
export interface Hand {
  /** How far it strays from where it should go. */
  readonly stray: number;
  /** How much it shivers on top of that. */
  readonly tremble: number;
  /** How many times as thick as a tidy hand's its lines (`nib`) and its colouring (`marker`) are. */
  readonly nib: number;
  readonly marker: number;
  /** Distance between two rows of colouring, in radii of its pen: above 2 the paper shows. */
  readonly row: number;
  /** How far its colouring is rotated from the usual slope, in degrees. */
  readonly slope: number;
  /** Pen for outlines; undefined: the colour of the thing itself. */
  readonly outline: Pen | undefined;
}

const STEADY: Hand = {
  stray: 1.5,
  tremble: 0,
  nib: 1,
  marker: 1,
  row: 1.7,
  slope: 0,
  outline: "black",
};

/** All hands. */
export const HANDS = {
  steady: STEADY,
  shaky: { ...STEADY, stray: 2.2, tremble: 1.1, slope: 10 },
  bold: { ...STEADY, stray: 1.8, nib: 1.7, marker: 1.45, slope: -15 },
  colourful: { ...STEADY, nib: 1.7, marker: 1.2, slope: 40, outline: undefined },
  inky: { ...STEADY, marker: 0.62, row: 2.7, slope: 75, outline: "blue" },
  crayon: { ...STEADY, stray: 2, nib: 1.6, row: 2.1, slope: 35, outline: "brown" },
} as const satisfies Readonly<Record<string, Hand>>;

const NAMES = ["steady", "shaky", "bold", "colourful", "inky", "crayon"] as const;

/** Returns the hand that draws this subject; it is always the same one. */
export function handFor(id: string): Hand {
  let sum = 0;
  for (const letter of id) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 9973;
  return HANDS[NAMES[sum % NAMES.length] ?? "steady"];
}
