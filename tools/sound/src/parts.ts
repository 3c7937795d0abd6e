import type { Voice } from "./midi.ts";
import { BEATS_PER_BAR, melody, rootAbove, voicing, type Chord } from "./notation.ts";

const STEPS_PER_BAR = 16;

/** A note within a bar: beats from its start, length in beats. */
export interface Hit {
  readonly beat: number;
  readonly beats: number;
  readonly pitch: number;
  readonly velocity: number;
}

/** One instrument's part: what it plays in each bar. */
export interface Part {
  /** The instrument; absent for the drum kit. */
  readonly voice?: Omit<Voice, "channel">;
  readonly play: (bar: number, chords: readonly Chord[]) => readonly Hit[];
}

/** Selects bars, counted from 0; all when left out. */
export type Bars = (bar: number) => boolean;

/** Selects one or more spans of bars, each from its first bar to before its second. */
export function span(...spans: readonly (readonly [from: number, to: number])[]): Bars {
  return (bar) => spans.some(([from, to]) => bar >= from && bar < to);
}

/** Selects the last bar of every `count` bars, where a drummer plays a fill. */
export function lastOf(count: number): Bars {
  return (bar) => bar % count === count - 1;
}

/** Chords of a piece, bar by bar. */
export function barsOf(chords: string): readonly string[] {
  return chords.split(/[\s|]+/).filter(Boolean);
}

type Instrument = readonly [program: number, volume: number, pan: number];

function voiceOf([program, volume, pan]: Instrument): Omit<Voice, "channel"> {
  return { program, volume, pan };
}

function chordAt(chords: readonly Chord[], beat: number): Chord {
  const at = Math.min(chords.length - 1, Math.floor((beat / BEATS_PER_BAR) * chords.length));
  const found = chords[at];
  if (!found) throw new Error("the bar has no chord");
  return found;
}

/** The marks of a bar with the beat of each; a pattern of two bars alternates. */
function marks(pattern: string, bar: number): { readonly beat: number; readonly mark: string }[] {
  const from = (bar * STEPS_PER_BAR) % pattern.length;
  return Array.from(pattern.slice(from, from + STEPS_PER_BAR)).flatMap((mark, step) =>
    mark === "." ? [] : [{ beat: step / BEATS_PER_BAR, mark }],
  );
}

interface Patterned {
  readonly of: Instrument;
  /** Lowest pitch. */
  readonly low: number;
  /** Sixteen steps a bar; `.` rests. */
  readonly steps: string;
  /** Length of each note, beats. */
  readonly hold: number;
  readonly velocity: number;
  readonly bars?: Bars;
}

/** Bass: each step gives the semitones above the chord's root, in base 16 (`7` is a fifth, `c` an octave). */
export function bass({ of, low, steps, hold, velocity, bars }: Patterned): Part {
  return {
    voice: voiceOf(of),
    play: (bar, chords) =>
      bars && !bars(bar)
        ? []
        : marks(steps, bar).map(({ beat, mark }) => ({
            beat,
            beats: hold,
            pitch: rootAbove(chordAt(chords, beat), low) + Number.parseInt(mark, 16),
            velocity,
          })),
  };
}

/** Chords: `A` plays all notes, a digit one of them (beyond the last, an octave higher). */
export function comp({ of, low, steps, hold, velocity, bars }: Patterned): Part {
  return {
    voice: voiceOf(of),
    play: (bar, chords) => {
      if (bars && !bars(bar)) return [];
      return marks(steps, bar).flatMap(({ beat, mark }) => {
        const tones = voicing(chordAt(chords, beat), low);
        const at = Number(mark);
        const one = (tones[at % tones.length] ?? low) + Math.floor(at / tones.length) * 12;
        const pitches = mark === "A" ? tones : [one];
        return pitches.map((pitch) => ({ beat, beats: hold, pitch, velocity }));
      });
    },
  };
}

/** A melody, in the notation of notation.ts; each text of `parts` starts at the bar that is its key. */
export function line(
  of: Instrument,
  velocity: number,
  parts: Readonly<Record<number, string>>,
  shift = 0,
): Part {
  const byBar = new Map<number, Hit[]>();
  for (const [from, text] of Object.entries(parts)) {
    const { notes, beats } = melody(text);
    if (beats % BEATS_PER_BAR !== 0) throw new Error(`the last bar ends at beat ${beats}: ${text}`);
    for (const { at, beats: length, pitch } of notes) {
      const bar = Number(from) + Math.floor(at / BEATS_PER_BAR);
      const hit = { beat: at % BEATS_PER_BAR, beats: length, pitch: pitch + shift, velocity };
      byBar.set(bar, [...(byBar.get(bar) ?? []), hit]);
    }
  }
  return { voice: voiceOf(of), play: (bar) => byBar.get(bar) ?? [] };
}

/** General MIDI drums by the names that grids use. */
const DRUMS = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  lowTom: 41,
  tom: 45,
  highTom: 48,
  hat: 42,
  openHat: 46,
  ride: 51,
  crash: 49,
  tambourine: 54,
  cowbell: 56,
  bongo: 60,
  conga: 64,
  shaker: 70,
  cabasa: 69,
  woodblock: 76,
  triangle: 81,
} as const;
export type Drum = keyof typeof DRUMS;

/** One or two bars of drums: `x` hits, `X` accents, `.` rests. */
export type Grid = Partial<Record<Drum, string>>;

/** The drum kit; `loud` is a percentage of its usual velocity. */
export function drums(loud: number, grid: Grid, bars?: Bars): Part {
  return {
    play: (bar) =>
      bars && !bars(bar)
        ? []
        : // SAFETY: keys of a Grid are drums.
          (Object.entries(grid) as [Drum, string][]).flatMap(([name, steps]) =>
            marks(steps, bar).map(({ beat, mark }) => ({
              beat,
              beats: 0.2,
              pitch: DRUMS[name],
              velocity: Math.round(((mark === "X" ? 108 : 76) * loud) / 100),
            })),
          ),
  };
}
