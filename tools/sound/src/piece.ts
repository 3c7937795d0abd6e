import { PPQ, type Note, type Voice } from "./midi.ts";
import { BEATS_PER_BAR, chord, type Chord } from "./notation.ts";
import { barsOf, type Hit, type Part } from "./parts.ts";

/**
 * The layers of a piece, each a file of its own: the base is complete by itself, rhythm drives it, and
 * tension is for the moments when everybody holds their breath.
 */
export const LAYERS = ["base", "rhythm", "tension"] as const;
export type Layer = (typeof LAYERS)[number];

const DRUM_CHANNEL = 9;
const FREE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15];

export interface Piece {
  readonly name: string;
  readonly bpm: number;
  /** One chord per bar, separated by spaces; `C/G7` gives each half a bar. As many as the loop has bars. */
  readonly chords: string;
  /** Delay of every second sixteenth, as a share of a step, 0 to 0.5. */
  readonly swing?: number;
  /** Semitones by which everything except the drums is transposed. */
  readonly transpose?: number;
  readonly layers: Readonly<Partial<Record<Layer, readonly Part[]>>> & {
    readonly base: readonly Part[];
  };
}

/**
 * Bars played before and after the loop, so that notes and reverb from before the seam are audible after it.
 */
export const LEAD_BARS = 2;
const TAIL_BARS = 1;

/** Number of bars in the loop. */
export function lengthOf({ chords }: Piece): number {
  return barsOf(chords).length;
}

/**
 * Small variations in velocity as by a human hand, the same in every pass of the loop: otherwise its seam
 * would be heard.
 */
function hand(bar: number, at: number): number {
  return Math.round(Math.sin(bar * 7.3 + at * 1.7) * 6);
}

/** Every note of one layer of a piece, including lead and tail. */
export function notesOf(
  piece: Piece,
  parts: readonly Part[],
): { readonly voices: Voice[]; readonly notes: Note[] } {
  const chords: readonly (readonly Chord[])[] = barsOf(piece.chords).map((bar) =>
    bar.split("/").map(chord),
  );
  const bars = chords.length;
  const voices: Voice[] = [];
  const notes: Note[] = [];
  const swing = (beat: number): number => {
    const step = beat * BEATS_PER_BAR;
    return Math.abs(step % 2) === 1 ? beat + (piece.swing ?? 0) / BEATS_PER_BAR : beat;
  };
  const put = (channel: number, pass: number, index: number, hit: Hit) => {
    const shift = channel === DRUM_CHANNEL ? 0 : (piece.transpose ?? 0);
    notes.push({
      channel,
      at: Math.round((pass * BEATS_PER_BAR + swing(hit.beat)) * PPQ),
      length: Math.max(20, Math.round(hit.beats * PPQ) - 6),
      pitch: hit.pitch + shift,
      velocity: Math.max(1, Math.min(127, hit.velocity + hand(index, hit.beat))),
    });
  };
  for (const part of parts) {
    const channel = part.voice ? FREE[voices.length] : DRUM_CHANNEL;
    if (channel === undefined) throw new Error(`${piece.name} has too many voices`);
    if (part.voice) voices.push({ ...part.voice, channel });
    for (let pass = 0; pass < LEAD_BARS + bars + TAIL_BARS; pass += 1) {
      const index = (((pass - LEAD_BARS) % bars) + bars) % bars;
      for (const hit of part.play(index, chords[index] ?? [])) put(channel, pass, index, hit);
    }
  }
  voices.push({ channel: DRUM_CHANNEL, program: 0, volume: 100, pan: 64 });
  return { voices, notes };
}
