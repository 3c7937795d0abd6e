/** Inputs to try: a few in every test run, many in `npm run fuzz`. */
export function fuzzRuns(few: number, many: number): number {
  return process.env["FUZZ"] === "full" ? many : few;
}
