/** A loop's two ends are mixed into each other over so much before its seam, s. */
const MEETS_S = 0.03;

/** Where a loop lies in its file, samples. */
export interface Place {
  readonly lead: number;
  readonly loop: number;
  readonly tail: number;
}

/**
 * A file that goes round without a seam: what is before the loop is its own end, what is behind it its
 * own beginning, so that players that jump from one to the other find the very same wave there, and so
 * do codecs. `from` is where the loop begins in what was played.
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

/** How far two waves are from each other, dB below how loud they are. */
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

/** What is heard where a decoded loop goes round. */
export interface Seam {
  /** The jump from its last sample to its first, beside the largest step of the 100 ms around it. */
  readonly jump: number;
  /** How far what comes behind the loop is from its beginning, dB: what a player that jumps changes. */
  readonly apart: number;
}

/** Looks at the seam of a decoded loop. */
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
