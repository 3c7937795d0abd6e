const SLAB_BYTES = 16 * 1024;

/**
 * Memory for many small frames that are written once and then never changed: a buffer for each would keep the
 * garbage collector busy.
 */
export class Slab {
  #bytes = new Uint8Array(0);
  #used = 0;

  /** Returns a copy of these bytes that nobody will change. */
  keep(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    if (this.#used + bytes.length > this.#bytes.length) {
      this.#bytes = new Uint8Array(Math.max(SLAB_BYTES, bytes.length));
      this.#used = 0;
    }
    const from = this.#used;
    this.#used += bytes.length;
    this.#bytes.set(bytes, from);
    return this.#bytes.subarray(from, this.#used);
  }
}
