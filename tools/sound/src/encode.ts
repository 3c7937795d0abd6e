import { execFileSync, spawnSync } from "node:child_process";

/** Runs a program and throws with its words when it fails. */
export function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"] });
}

/** kbit/s of the two forms; AAC is for browsers that cannot decode Opus in WebM. */
export interface Rates {
  readonly opus: number;
  readonly aac: number;
}

/** Writes `target.webm` (Opus) and `target.m4a` (AAC) of a WAV, without a word about how it was made. */
export function encode(wav: string, target: string, { opus, aac }: Rates): void {
  const bare = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  const start = ["-y", "-loglevel", "error", "-i", wav, ...bare];
  run("ffmpeg", [...start, "-c:a", "libopus", "-b:a", `${opus}k`, `${target}.webm`]);
  run("ffmpeg", [
    ...start,
    "-c:a",
    "aac",
    "-b:a",
    `${aac}k`,
    "-movflags",
    "+faststart",
    `${target}.m4a`,
  ]);
}

/** What ffmpeg says about a file's loudness (EBU R128). */
export function measure(wav: string): string {
  const args = ["-nostats", "-i", wav, "-af", "ebur128", "-f", "null", "-"];
  return spawnSync("ffmpeg", args, { encoding: "utf8" }).stderr;
}
