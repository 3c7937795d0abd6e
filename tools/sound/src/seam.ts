/** Length of the crossfade of a loop's two ends before its seam, s. */
const MEETS_S = 0.03;

/** Position of a loop in its file, samples. */
export interface Place {
  readonly lead: number;
  readonly loop: number;
  readonly tail: number;
}

/**
 * Makes a file that loops without an audible seam: what precedes the loop is its own end, and what follows it
 * its own beginning, so that players that jump from one to the other find exactly the same wave there, and so
 * do codecs. `from` is where the loop begins in the recording.
 */
export function looped(
  played: Float32Array,
  from: number,
  { lead, loop, tail }: Place,
): Float32Array {
  const once = played.slice(from, from + loop);
  const meets = Math.round(MEETS_S * 48_000);
  for (let index = 0; index < meets; index += 1) {
    const share = index / meets;
    const at = loop - meets + index;
    const before = played[from - meets + index] ?? 0;
    once[at] = (once[at] ?? 0) * (1 - share) + before * share;
  }
  const file = new Float32Array(lead + loop + tail);
  file.set(once.subarray(loop - lead), 0);
  file.set(once, lead);
  file.set(once.subarray(0, tail), lead + loop);
  return file;
}

/** Difference between two parts of a wave, dB relative to their loudness. */
function apart(wave: Float32Array, one: number, other: number, length: number): number {
  let difference = 0;
  let power = 1e-9;
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [wave[one + index] ?? 0, wave[other + index] ?? 0];
    difference += (a - b) ** 2;
    power += a ** 2 + b ** 2;
  }
  return 10 * Math.log10((2 * difference + 1e-9) / power);
}

/** How audible the seam of a decoded loop is. */
export interface Seam {
  /**
   * The step from the loop's last sample to its first, relative to the largest step in the 100 ms around the
   * seam.
   */
  readonly jump: number;
  /** Difference between what follows the loop and its beginning, dB: what changes for a player that jumps. */
  readonly apart: number;
}

/** Measures the seam of a decoded loop. */
export function seamOf(wave: Float32Array, { lead, loop }: Place): Seam {
  const step = (at: number) => Math.abs((wave[at] ?? 0) - (wave[at - 1] ?? 0));
  let largest = 1e-4;
  for (let at = -2_400; at < 2_400; at += 1) {
    largest = Math.max(largest, step(lead + loop + at), step(lead + at));
  }
  const jump = Math.abs((wave[lead] ?? 0) - (wave[lead + loop - 1] ?? 0));
  return {
    jump: Math.round((100 * jump) / largest) / 100,
    apart: Math.round(10 * apart(wave, lead, lead + loop, 4_800)) / 10,
  };
}
