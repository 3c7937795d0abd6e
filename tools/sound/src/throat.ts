import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loudness, run, samplesOf } from "./encode.ts";

/** Loudness of every line, LUFS, unchanged since the robot's first lines. */
const LOUDNESS = -18.3;
/** Highest sample, of 1. */
const PEAK = 0.85;

/** Arguments of sox that remove the silence before and after a line. */
const TRIM = ["silence", "1", "0.01", "0.4%", "reverse"];
/** Effects that every robot voice passes through: a small metal throat. */
const THROAT = "chorus 0.6 0.8 22 0.4 0.3 2 -t overdrive 4 highpass 180 reverb 18 gain -n -4".split(
  " ",
);

/** Has a speech engine speak a text into a WAV. */
function speak(speaker: string, text: string, wav: string, script: string): void {
  if (speaker === "flite") {
    writeFileSync(script, text);
    run("flite", ["-voice", "rms", "--setf", "duration_stretch=0.95", "-f", script, "-o", wav]);
  } else run("espeak-ng", ["-v", speaker, "-s", "150", "-p", "62", "-a", "180", "-w", wav, text]);
}

/** Samples of a line at 48 kHz, mono, in the robot's voice. `speaker` is `flite` or a voice of espeak-ng. */
export function lineOf(speaker: string, text: string, work: string): Float32Array {
  const [plain, metal, level] = ["plain", "metal", "level"].map((name) =>
    join(work, `${name}.wav`),
  );
  if (!plain || !metal || !level) throw new Error("a temporary file has no path");
  speak(speaker, text.replaceAll("’", "'"), plain, join(work, "line.txt"));
  const tail = ["pad", "0", "0.25"];
  run("sox", [plain, metal, "rate", "48000", ...TRIM, ...TRIM, ...tail, ...THROAT]);
  const gain = LOUDNESS - loudness(metal);
  const limiter = `volume=${gain.toFixed(2)}dB,alimiter=limit=${PEAK}:level=0`;
  run("ffmpeg", ["-y", "-loglevel", "error", "-i", metal, "-af", limiter, "-ar", "48000", level]);
  if (readFileSync(level).length < 10_000) throw new Error(`the speech is empty: ${text}`);
  return samplesOf(level)[0] ?? new Float32Array();
}
