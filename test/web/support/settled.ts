// React keeps the timers that it finds when it is loaded, and test files share it. Loaded by a test whose timers stand
// still, it would leave out of every later file what it puts off, such as a part that was lazily loaded.
import "react-dom/client";
import { afterAll, vi } from "vitest";

// A module that is still on its way when its test file ends is broken for the files after it.
afterAll(() => vi.dynamicImportSettled());
