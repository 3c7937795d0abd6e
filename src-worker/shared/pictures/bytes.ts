/** A picture's file with nothing in it but the pixels. */
export interface Stripped {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Decodes the bytes from `from` up to `to` as letters. */
export function lettersAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Concatenates pieces of a file. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
