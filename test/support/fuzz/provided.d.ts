import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Number of calls that the HTTP fuzz test makes. */
    fuzzRuns: number;
    /** Number of frames that the fuzz test of a room's sockets sends. */
    socketRuns: number;
    /** Seed of both fuzz tests. */
    fuzzSeed: number;
  }
}
