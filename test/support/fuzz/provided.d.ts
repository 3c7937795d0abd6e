import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Calls that the fuzz of the HTTP side makes. */
    fuzzRuns: number;
    /** Frames that the fuzz of a room's sockets sends. */
    socketRuns: number;
    /** Where the chance of either begins. */
    fuzzSeed: number;
  }
}
