import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Runs a program; throws with its error output when it fails. */
export function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"] });
}

/** Bit rates in kbit/s: Opus in WebM, and optionally AAC for browsers that cannot decode it. */
export interface Rates {
  readonly opus: number;
  readonly aac?: number;
}

/** Encodes a WAV as `target.webm` (Opus) and `target.m4a` (AAC), without metadata about how it was made. */
export function encode(wav: string, target: string, { opus, aac }: Rates): void {
  const bare = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  const start = ["-y", "-loglevel", "error", "-i", wav, ...bare];
  run("ffmpeg", [...start, "-c:a", "libopus", "-b:a", `${opus}k`, `${target}.webm`]);
  if (aac === undefined) return;
  const m4a = ["-c:a", "aac", "-b:a", `${aac}k`, "-movflags", "+faststart", `${target}.m4a`];
  run("ffmpeg", [...start, ...m4a]);
}

/** Decodes any sound file into a 16-bit WAV. */
export function decode(file: string, wav: string): void {
  run("ffmpeg", ["-y", "-loglevel", "error", "-i", file, "-ar", "48000", wav]);
}

/**
 * Integrated loudness of a file (EBU R128), LUFS, as two loudspeakers play it; a mono file counts on both.
 */
export function loudness(file: string): number {
  const both = "pan=stereo|c0=c0|c1=c0,";
  const isMono = /Audio:.*mono/.test(
    spawnSync("ffmpeg", ["-i", file], { encoding: "utf8" }).stderr,
  );
  const filter = `${isMono ? both : ""}ebur128`;
  const args = ["-nostats", "-i", file, "-af", filter, "-f", "null", "-"];
  const said = spawnSync("ffmpeg", args, { encoding: "utf8" }).stderr;
  const found = /I:\s+(-?[\d.]+) LUFS(?![\s\S]*I:\s)/.exec(said)?.[1];
  if (found === undefined) throw new Error(`ffmpeg reported no loudness for ${file}`);
  return Number(found);
}

/** Samples of a 16-bit WAV, -1 to 1, by channel. */
export function samplesOf(wav: string): Float32Array[] {
  const bytes = readFileSync(wav);
  let at = 12;
  let channels = 1;
  while (bytes.toString("latin1", at, at + 4) !== "data") {
    if (bytes.toString("latin1", at, at + 4) === "fmt ") channels = bytes.readUInt16LE(at + 10);
    at += 8 + bytes.readUInt32LE(at + 4);
  }
  const count = Math.floor((bytes.length - at - 8) / (2 * channels));
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from(
      { length: count },
      (_unused, index) => bytes.readInt16LE(at + 8 + 2 * (index * channels + channel)) / 32_768,
    ),
  );
}

/** Encodes channels as a 16-bit WAV at 48 kHz. */
export function wavOf(channels: readonly Float32Array[]): Buffer {
  const length = channels[0]?.length ?? 0;
  const width = 2 * channels.length;
  const bytes = Buffer.alloc(44 + length * width);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(36 + length * width, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels.length, 22);
  bytes.writeUInt32LE(48_000, 24);
  bytes.writeUInt32LE(48_000 * width, 28);
  bytes.writeUInt16LE(width, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(length * width, 40);
  channels.forEach((samples, channel) =>
    samples.forEach((value, index) => {
      const clipped = Math.max(-1, Math.min(1, value));
      bytes.writeInt16LE(Math.round(clipped * 32_767), 44 + index * width + channel * 2);
    }),
  );
  return bytes;
}
