import { PPQ, type Note, type Voice } from "./midi.ts";
import { chord, melody, rootAbove, voicing, type Chord } from "./notation.ts";

const BEATS_PER_BAR = 4;
const STEPS_PER_BAR = 16;
const DRUM_CHANNEL = 9;

/** Drums of General MIDI that the grids name. */
const DRUMS = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
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

/** How chords are played over a bar: offsets and lengths in beats, which notes of the voicing. */
export interface Comping {
  readonly voice: Omit<Voice, "channel">;
  /** Lowest note of the voicing. */
  readonly low: number;
  /** `[beat, beats, index of the note or "all"]` */
  readonly pattern: readonly (readonly [number, number, number | "all"])[];
  readonly velocity: number;
  /** Bars (from 0) in which it plays; all when left out. */
  readonly bars?: (bar: number) => boolean;
}

export interface Line {
  readonly voice: Omit<Voice, "channel">;
  /** Melody in the notation of notation.ts; it may be shorter than the piece. */
  readonly notes: string;
  readonly velocity: number;
  /** Semitones up. */
  readonly shift?: number;
  /** Beats the line comes in late. */
  readonly late?: number;
}

/** Bass: `[beat, beats, semitones above the chord's root]`. */
export interface Bass {
  readonly voice: Omit<Voice, "channel">;
  readonly low: number;
  readonly pattern: readonly (readonly [number, number, number])[];
  readonly velocity: number;
}

/** One bar of drums: `x` hits, `X` accents, `.` rests; sixteen steps. */
export type Grid = Partial<Record<Drum, string>>;

export interface Piece {
  readonly name: string;
  readonly bpm: number;
  /** A chord a bar; `C/G7` gives each half a bar. As many as the loop has bars. */
  readonly chords: readonly string[];
  /** Part of a step by which every second sixteenth comes late, 0 to 0.5. */
  readonly swing?: number;
  readonly bass?: Bass;
  readonly comps: readonly Comping[];
  readonly lines: readonly Line[];
  readonly drums?: { readonly volume: number; readonly bar: Grid; readonly fill?: Grid };
}

/** Bars played before and after the loop, so that its seam has heard what comes before it. */
export const LEAD_BARS = 2;
const TAIL_BARS = 1;

/** Small differences a hand makes, the same in every pass of the loop, or its seam would be heard. */
function hand(bar: number, at: number): number {
  return Math.round(Math.sin(bar * 7.3 + at * 1.7) * 6);
}

interface Bar {
  readonly index: number;
  readonly start: number;
  readonly chords: readonly Chord[];
}

function chordAt({ chords }: Bar, beat: number): Chord {
  const at = Math.min(chords.length - 1, Math.floor((beat / BEATS_PER_BAR) * chords.length));
  const found = chords[at];
  if (!found) throw new Error("a bar without a chord");
  return found;
}

/** Every note of a piece, lead and tail included. */
export function notesOf(piece: Piece): { voices: Voice[]; notes: Note[]; bars: number } {
  const bars = piece.chords.length;
  const voices: Voice[] = [];
  const notes: Note[] = [];
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15];
  const seat = (voice: Omit<Voice, "channel">): number => {
    const channel = free[voices.length];
    if (channel === undefined) throw new Error(`${piece.name} has too many voices`);
    voices.push({ ...voice, channel });
    return channel;
  };
  const swing = (beat: number): number => {
    const step = beat * BEATS_PER_BAR;
    return Math.abs(step % 2) === 1 ? beat + (piece.swing ?? 0) / BEATS_PER_BAR : beat;
  };
  const put = (
    channel: number,
    bar: Bar,
    beat: number,
    beats: number,
    pitch: number,
    loud: number,
  ) =>
    notes.push({
      channel,
      at: Math.max(0, Math.round(bar.start + swing(beat) * PPQ)),
      length: Math.max(20, Math.round(beats * PPQ) - 6),
      pitch,
      velocity: Math.max(1, Math.min(127, loud + hand(bar.index, beat))),
    });
  const passes: Bar[] = Array.from({ length: LEAD_BARS + bars + TAIL_BARS }, (_, at) => {
    const index = (((at - LEAD_BARS) % bars) + bars) % bars;
    const names = (piece.chords[index] ?? "C").split("/");
    return { index, start: at * BEATS_PER_BAR * PPQ, chords: names.map(chord) };
  });
  if (piece.bass) playBass(piece.bass, seat(piece.bass.voice), passes, put);
  for (const comp of piece.comps) playComp(comp, seat(comp.voice), passes, put);
  for (const line of piece.lines) playLine(line, seat(line.voice), passes, bars, put);
  if (piece.drums) {
    voices.push({ channel: DRUM_CHANNEL, program: 0, volume: piece.drums.volume, pan: 64 });
    playDrums(piece.drums, passes, bars, put);
  }
  return { voices, notes, bars };
}

type Put = (
  channel: number,
  bar: Bar,
  beat: number,
  beats: number,
  pitch: number,
  velocity: number,
) => void;

function playBass(bass: Bass, channel: number, passes: readonly Bar[], put: Put): void {
  for (const bar of passes) {
    for (const [beat, beats, step] of bass.pattern) {
      const pitch = rootAbove(chordAt(bar, beat), bass.low) + step;
      put(channel, bar, beat, beats, pitch, bass.velocity);
    }
  }
}

function playComp(comp: Comping, channel: number, passes: readonly Bar[], put: Put): void {
  for (const bar of passes) {
    if (comp.bars && !comp.bars(bar.index)) continue;
    for (const [beat, beats, which] of comp.pattern) {
      const tones = voicing(chordAt(bar, beat), comp.low);
      const octave = typeof which === "number" ? Math.floor(which / tones.length) * 12 : 0;
      const chosen = which === "all" ? tones : [(tones[which % tones.length] ?? comp.low) + octave];
      for (const pitch of chosen) put(channel, bar, beat, beats, pitch, comp.velocity);
    }
  }
}

function playLine(
  line: Line,
  channel: number,
  passes: readonly Bar[],
  bars: number,
  put: Put,
): void {
  const { shift = 0, late = 0 } = line;
  for (const { at, beats, pitch } of melody(line.notes)) {
    const when = (at + late) % (bars * BEATS_PER_BAR);
    const index = Math.floor(when / BEATS_PER_BAR);
    for (const bar of passes.filter((one) => one.index === index)) {
      put(channel, bar, when - index * BEATS_PER_BAR, beats, pitch + shift, line.velocity);
    }
  }
}

function playDrums(
  { bar: grid, fill }: NonNullable<Piece["drums"]>,
  passes: readonly Bar[],
  bars: number,
  put: Put,
): void {
  for (const bar of passes) {
    const isLast = bar.index === bars - 1;
    const now: Grid = isLast && fill ? { ...grid, ...fill } : grid;
    // SAFETY: keys of a Grid are drums.
    for (const [name, steps] of Object.entries(now) as [Drum, string][]) {
      for (let step = 0; step < STEPS_PER_BAR; step += 1) {
        const mark = steps[step % steps.length];
        if (mark !== "x" && mark !== "X") continue;
        const loud = mark === "X" ? 108 : 76;
        put(DRUM_CHANNEL, bar, step / BEATS_PER_BAR, 0.2, DRUMS[name], loud);
      }
    }
    if (bar.index === 0) put(DRUM_CHANNEL, bar, 0, 1, DRUMS.triangle, 54);
  }
}
