/** A pause people are meant to notice: an overlay, a beat before the next screen. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
