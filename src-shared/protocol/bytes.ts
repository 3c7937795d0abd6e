/**
 * A byte buffer that grows as it is written to. Numbers are unsigned varints (LEB128) unless said otherwise.
 */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(room = 64) {
    this.#bytes = new Uint8Array(room);
  }

  #grow(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const bigger = new Uint8Array(Math.max(2 * this.#bytes.length, this.length + more));
    bigger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = bigger;
  }

  byte(value: number): void {
    this.#grow(1);
    this.#bytes[this.length++] = value;
  }

  /** Writes 0 to 2^31 - 1. */
  varint(value: number): void {
    this.#grow(5);
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes[this.length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.length++] = rest;
  }

  /** Writes a signed number, best a small one: 0, -1, 1, -2 are written as 0, 1, 2, 3. */
  zigzag(value: number): void {
    this.varint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  append(bytes: Uint8Array): void {
    this.#grow(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Drops what was written after this position; the memory is reused. */
  truncate(length: number): void {
    this.length = length;
  }

  /** Returns a copy of what was written. */
  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length);
  }

  /** A view of what was written, valid until the next write. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }
}

/**
 * Reads bytes from front to back. A missing or too large value reads as -1 (NaN from `zigzag`), and so does
 * everything after it.
 */
export class ByteReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  #fail(): number {
    this.at = Infinity;
    return -1;
  }

  byte(): number {
    return this.bytes[this.at++] ?? this.#fail();
  }

  /** Reads 0 to 2^28 - 1; no writer in this product writes longer ones. */
  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) return this.#fail();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    return this.#fail();
  }

  /** Reads a signed number; NaN when it is missing or too long. */
  zigzag(): number {
    const value = this.varint();
    if (value < 0) return NaN;
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}
