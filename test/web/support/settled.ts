import { afterAll, vi } from "vitest";

// A module that is still on its way when its test file ends is broken for the files after it.
afterAll(() => vi.dynamicImportSettled());
