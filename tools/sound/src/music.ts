import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decode, encode, loudness, run, samplesOf, wavOf, type Rates } from "./encode.ts";
import { midiFile } from "./midi.ts";
import { dojo } from "./music/dojo.ts";
import { dreamy } from "./music/dreamy.ts";
import { lobby } from "./music/lobby.ts";
import { minds } from "./music/minds.ts";
import { paint } from "./music/paint.ts";
import { playful } from "./music/playful.ts";
import { podium } from "./music/podium.ts";
import { sneaky } from "./music/sneaky.ts";
import { sunny } from "./music/sunny.ts";
import { tension } from "./music/tension.ts";
import { LAYERS, LEAD_BARS, lengthOf, notesOf, type Layer, type Piece } from "./piece.ts";
import { looped, seamOf, type Place, type Seam } from "./seam.ts";

const SOUNDFONT = process.env["SOUNDFONT"] ?? "/usr/share/sounds/sf2/FluidR3_GM.sf2";
const RATE = 48_000;
/** Part of a bar that is kept after the loop: codecs pad the end of a file. */
const TAIL_BARS = 0.25;
/** Loudness of each layer, LUFS: the base is quiet enough to talk over, the others add to it. */
const LOUDNESS: Readonly<Record<Layer, number>> = { base: -20, rhythm: -25, tension: -24 };
/**
 * Bit rates. Only the base is also encoded for browsers that cannot decode Opus in WebM; they play it alone.
 */
const RATES: Readonly<Record<Layer, Rates>> = {
  base: { opus: 44, aac: 48 },
  rhythm: { opus: 28 },
  tension: { opus: 24 },
};

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

/** Measurements of a layer's file after decoding it again. */
export interface Measured extends Seam {
  readonly loudness: number;
  readonly samples: number;
  /** Highest sample, 0 to 1. */
  readonly peak: number;
}

/** A piece as players need it: where the loop lies in every layer's file, s. */
export interface Loop {
  readonly bpm: number;
  readonly bars: number;
  readonly loopStart: number;
  readonly loopEnd: number;
  readonly layers: readonly Layer[];
  readonly measured: Readonly<Partial<Record<Layer, Measured>>>;
  /** Highest sample of all layers together, 0 to 1. */
  readonly peak: number;
}

/** Renders a piece into `folder`, one file per layer: one bar of lead, the loop, a quarter bar of tail. */
export function renderPiece(piece: Piece, work: string, folder: string): Loop {
  const bars = lengthOf(piece);
  const bar = (4 * 60 * RATE) / piece.bpm;
  const place: Place = {
    lead: Math.round(bar),
    loop: Math.round(bar * bars),
    tail: Math.round(bar * TAIL_BARS),
  };
  const layers = LAYERS.filter((layer) => piece.layers[layer]);
  const measured: Partial<Record<Layer, Measured>> = {};
  const together = new Float32Array(place.lead + place.loop);
  for (const layer of layers) {
    const wav = renderLayer(piece, layer, place, work);
    const name = layer === "base" ? piece.name : `${piece.name}.${layer}`;
    encode(wav, join(folder, name), RATES[layer]);
    const again = join(work, `${name}.again.wav`);
    decode(join(folder, `${name}.webm`), again);
    const [wave = new Float32Array()] = samplesOf(again);
    for (let at = 0; at < together.length; at += 1)
      together[at] = (together[at] ?? 0) + (wave[at] ?? 0);
    const seam = seamOf(wave, place);
    measured[layer] = {
      loudness: loudness(again),
      samples: wave.length,
      peak: peakOf(wave),
      ...seam,
    };
  }
  return {
    bpm: piece.bpm,
    bars,
    loopStart: seconds(place.lead),
    loopEnd: seconds(place.lead + place.loop),
    layers,
    measured,
    peak: peakOf(together),
  };
}

/** Renders a layer into a WAV that can be looped. Layers other than the base are mono: half the memory. */
function renderLayer(piece: Piece, layer: Layer, place: Place, work: string): string {
  const [midi, raw, cut, loud] = ["mid", "raw.wav", "cut.wav", "loud.wav"].map((ending) =>
    join(work, `${piece.name}.${layer}.${ending}`),
  ) as [string, string, string, string];
  const { voices, notes } = notesOf(piece, piece.layers[layer] ?? []);
  writeFileSync(midi, midiFile(piece.bpm, voices, notes));
  // No chorus: it drifts, and the two ends of the loop would not match.
  const quiet = ["-ni", "-g", "0.5", "-R", "1", "-C", "0", "-r", String(RATE)];
  run("fluidsynth", [...quiet, "-F", raw, SOUNDFONT, midi]);
  const from = Math.round((LEAD_BARS * 4 * 60 * RATE) / piece.bpm);
  const played = samplesOf(raw);
  const channels = layer === "base" ? played : [mono(played)];
  writeFileSync(cut, wavOf(channels.map((wave) => looped(wave, from, place))));
  // Gain, not compression: the loudness of a loop must be the same at both ends.
  const gain = `volume=${LOUDNESS[layer] - loudness(cut)}dB,alimiter=limit=0.89:level=false`;
  run("ffmpeg", ["-y", "-loglevel", "error", "-i", cut, "-af", gain, "-ar", String(RATE), loud]);
  return loud;
}

function mono([left = new Float32Array(), right = left]: readonly Float32Array[]): Float32Array {
  return left.map((value, index) => (value + (right[index] ?? 0)) / 2);
}

function peakOf(wave: Float32Array): number {
  return Math.round(100 * wave.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)) / 100;
}

function seconds(samples: number): number {
  return Math.round((samples / RATE) * 1e6) / 1e6;
}
