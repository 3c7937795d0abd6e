import { expect, it } from "vitest";
import { bringIntoView } from "../../../../src-web/ui/hooks/bringIntoView.ts";

const at = (left: number, width: number) => ({
  getBoundingClientRect: () => ({ left, width }),
  scrollLeft: 0,
});

it("the current entry is moved to the middle of its row", () => {
  const row = at(20, 350);
  // SAFETY: all that it reads.
  bringIntoView({ ...at(400, 100), parentElement: row } as never);
  expect(row.scrollLeft).toBe(255);
});
