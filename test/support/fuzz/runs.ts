/** Returns the number of inputs to try: `few` in a normal test run, `many` in `npm run fuzz`. */
export function fuzzRuns(few: number, many: number): number {
  return process.env["FUZZ"] === "full" ? many : few;
}

/** Returns the seed: fixed in test runs, another in each repetition of `npm run fuzz -- --times N`. */
export function fuzzSeed(seed: number): number {
  return seed + 1000 * Number(process.env["FUZZ_TIME"] ?? 0);
}
