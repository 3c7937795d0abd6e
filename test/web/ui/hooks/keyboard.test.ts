import { describe, expect, it } from "vitest";
import { isMovedInVain, type CoveredPage } from "../../../../src-web/ui/hooks/keyboard.ts";

/** A phone whose keyboard takes 300 of 800 px, and whose page Safari has moved up by as much. */
const GUESSING: CoveredPage = { moved: 300, seen: 500, scrolls: false, fieldEndsAt: 486 };

describe("a page that was moved up for the keyboard", () => {
  it("comes back where the field stands above the keyboard anyway: canvases are seen again", () => {
    expect(isMovedInVain(GUESSING)).toBe(true);
  });

  it("stays where the field would be covered, where the page scrolls, and where nobody types", () => {
    expect(isMovedInVain({ ...GUESSING, fieldEndsAt: 520 })).toBe(false);
    expect(isMovedInVain({ ...GUESSING, scrolls: true })).toBe(false);
    expect(isMovedInVain({ ...GUESSING, fieldEndsAt: undefined })).toBe(false);
    expect(isMovedInVain({ ...GUESSING, moved: 0 })).toBe(false);
  });
});
