import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode, measure, run } from "./encode.ts";
import { midiFile } from "./midi.ts";
import { dojo, minds, podium, sunny, tension } from "./music/games.ts";
import { dreamy, lobby, paint, playful, sneaky } from "./music/moods.ts";
import { LEAD_BARS, notesOf, type Piece } from "./piece.ts";

const SOUNDFONT = process.env["SOUNDFONT"] ?? "/usr/share/sounds/sf2/FluidR3_GM.sf2";
const RATE = 48_000;
/** Part of a bar that is kept behind the loop: codecs pad the end of a file. */
const TAIL_BARS = 0.25;
/** Loudness of all music, LUFS: quiet enough to talk over. */
const LOUDNESS = -20;

export const PIECES: readonly Piece[] = [
  lobby,
  sunny,
  playful,
  dreamy,
  sneaky,
  paint,
  minds,
  dojo,
  tension,
  podium,
];

/** Where the loop lies in its file, s. What is before it has been heard once and lets the seam ring. */
export interface Loop {
  readonly loopStart: number;
  readonly loopEnd: number;
}

/** Renders a piece into `folder`: one bar of lead, the loop, a quarter bar of tail. */
export function renderPiece(piece: Piece, work: string, folder: string): Loop {
  const { voices, notes, bars } = notesOf(piece);
  const [midi, raw, cut, loud] = ["mid", "raw.wav", "cut.wav", "loud.wav"].map((ending) =>
    join(work, `${piece.name}.${ending}`),
  ) as [string, string, string, string];
  writeFileSync(midi, midiFile(piece.bpm, voices, notes));
  // No chorus: it drifts, and the loop's two ends would not meet.
  run("fluidsynth", [
    "-ni",
    "-g",
    "0.6",
    "-R",
    "1",
    "-C",
    "0",
    "-r",
    String(RATE),
    "-F",
    raw,
    SOUNDFONT,
    midi,
  ]);
  const bar = (4 * 60) / piece.bpm;
  run("sox", [
    raw,
    cut,
    "trim",
    String(bar * (LEAD_BARS - 1)),
    String(bar * (1 + bars + TAIL_BARS)),
  ]);
  run("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    "-i",
    cut,
    "-af",
    // Gain, not compression: a loop's loudness must be the same at both ends.
    `volume=${gainFor(cut)}dB,alimiter=limit=0.89:level=false`,
    "-ar",
    String(RATE),
    loud,
  ]);
  encode(loud, join(folder, piece.name), { opus: 48, aac: 72 });
  return { loopStart: round(bar), loopEnd: round(bar * (1 + bars)) };
}

function round(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000;
}

/** dB that bring a file to the loudness of all music. */
function gainFor(wav: string): number {
  const said = measure(wav);
  const found = /I:\s+(-?[\d.]+) LUFS(?![\s\S]*I:\s)/.exec(said)?.[1];
  if (found === undefined) throw new Error(`no loudness of ${wav}`);
  return LOUDNESS - Number(found);
}
