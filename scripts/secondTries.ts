import { stripVTControlCharacters } from "node:util";
import type { Reporter } from "vitest/node";

/**
 * Says what went wrong at first in a test that held when it was tried again: Vitest keeps it to itself, and a story
 * that is late now and then is the next one to fail.
 */
export const secondTries: Reporter = {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state !== "passed") return;
    for (const { message, stacks } of errors) {
      const [at] = stacks ?? [];
      const where = at ? ` (${at.file}:${at.line})` : "";
      console.log(`Held at its second try: ${test.fullName}${where}`);
      console.log(stripVTControlCharacters(message));
    }
  },
};
