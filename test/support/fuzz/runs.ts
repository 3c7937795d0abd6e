/** Inputs to try: a few in every test run, many in `npm run fuzz`. */
export function fuzzRuns(few: number, many: number): number {
  return process.env["FUZZ"] === "full" ? many : few;
}

/** Where chance begins: the same in every test run, another each time that `npm run fuzz -- --times N` begins anew. */
export function fuzzSeed(seed: number): number {
  return seed + 1000 * Number(process.env["FUZZ_TIME"] ?? 0);
}
