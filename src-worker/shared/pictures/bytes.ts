/** A file's pixels without anything else that was in it. */
export interface Stripped {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Bytes `from` to `to` as the letters they stand for. */
export function lettersAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Pieces of a file in one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
