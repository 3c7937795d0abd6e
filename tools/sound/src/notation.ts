/** Every piece is in four-four time. */
export const BEATS_PER_BAR = 4;

/** Beats (quarter notes) of each letter of a duration; a dot makes it half as long again. */
const BEATS: Readonly<Record<string, number>> = { w: 4, h: 2, q: 1, e: 0.5, s: 0.25 };
const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** A note of a melody, in beats from its start. */
export interface MelodyNote {
  readonly at: number;
  readonly beats: number;
  readonly pitch: number;
}

/** MIDI number of `c4` (60), `f#5`, `bb3`. */
export function pitchOf(name: string): number {
  const [, letter = "", sign = "", octave = ""] = /^([a-g])([#b]?)(-?\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`unknown note ${name}`);
  const shift = sign === "#" ? 1 : sign === "b" ? -1 : 0;
  return 12 * (Number(octave) + 1) + step + shift;
}

/**
 * Parses `c5e. e5s g5q rh`: note, octave, duration; `r` is a rest; bar lines (`|`) must fall on the end of a
 * bar and are otherwise ignored.
 */
export function melody(text: string): {
  readonly notes: readonly MelodyNote[];
  readonly beats: number;
} {
  const notes: MelodyNote[] = [];
  let at = 0;
  for (const token of text.split(/\s+/).filter(Boolean)) {
    if (token === "|") {
      if (at % BEATS_PER_BAR !== 0) throw new Error(`a bar ends at beat ${at}: ${text}`);
      continue;
    }
    const [, name = "", letter = "", dot] = /^(r|[a-g][#b]?\d)([whqes])(\.?)$/.exec(token) ?? [];
    const plain = BEATS[letter];
    if (plain === undefined) throw new Error(`cannot read ${token}`);
    const beats = dot ? plain * 1.5 : plain;
    if (name !== "r") notes.push({ at, beats, pitch: pitchOf(name) });
    at += beats;
  }
  return { notes, beats: at };
}

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  "": [0, 4, 7],
  m: [0, 3, 7],
  "7": [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  "6": [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  sus4: [0, 5, 7],
  add9: [0, 4, 7, 14],
  m9: [0, 3, 7, 10, 14],
  dim: [0, 3, 6],
  "5": [0, 7, 12],
};

/** A chord: the pitch class of its root (0 is C) and its notes as semitones above it. */
export interface Chord {
  readonly root: number;
  readonly steps: readonly number[];
}

/** Parses `C`, `F#m7`, `Bbmaj7`. */
export function chord(name: string): Chord {
  const [, letter = "", sign = "", quality = ""] = /^([A-G])([#b]?)(.*)$/.exec(name) ?? [];
  const steps = QUALITIES[quality];
  if (!steps) throw new Error(`unknown chord ${name}`);
  return { root: pitchOf(`${letter.toLowerCase()}${sign}-1`), steps };
}

/** The notes of a chord moved into the octave that begins at `low`, lowest first. */
export function voicing({ root, steps }: Chord, low: number): number[] {
  return steps
    .map((step) => low + ((((root + step - low) % 12) + 12) % 12))
    .toSorted((a, b) => a - b);
}

/** The lowest pitch at or above `low` that is the root of this chord. */
export function rootAbove({ root }: Chord, low: number): number {
  return low + ((((root - low) % 12) + 12) % 12);
}
