/** Waits. For pauses that people should notice, such as an overlay or a beat before the next screen. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
