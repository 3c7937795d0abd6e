import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Calls that the fuzz test makes. */
    fuzzRuns: number;
  }
}
