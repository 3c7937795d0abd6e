import { stripVTControlCharacters } from "node:util";
import type { Reporter } from "vitest/node";

/**
 * Prints why a test that passed on a retry failed at first: Vitest does not report it, and a story that is
 * sometimes late may soon fail for good.
 */
export const secondTries: Reporter = {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state !== "passed") return;
    for (const { message, stacks } of errors) {
      const [at] = stacks ?? [];
      const where = at ? ` (${at.file}:${at.line})` : "";
      console.log(`Passed only on a retry: ${test.fullName}${where}`);
      console.log(stripVTControlCharacters(message));
    }
  },
};
