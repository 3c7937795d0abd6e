import { describe, expect, it } from "vitest";
import { isMovedInVain, type CoveredPage } from "../../../../src-web/ui/hooks/keyboard.ts";

/** A phone whose keyboard takes 300 of 800 px, and whose page Safari has moved up by as much. */
const GUESSING: CoveredPage = { moved: 300, seen: 500, scrolls: false, fieldEndsAt: 486 };

describe("a page that was moved up for the keyboard", () => {
  it("moves back when the field is above the keyboard anyway, so that canvases can be seen again", () => {
    expect(isMovedInVain(GUESSING)).toBe(true);
  });

  it("stays when the field would be covered, when the page scrolls, and when nobody types", () => {
    expect(isMovedInVain({ ...GUESSING, fieldEndsAt: 520 })).toBe(false);
    expect(isMovedInVain({ ...GUESSING, scrolls: true })).toBe(false);
    expect(isMovedInVain({ ...GUESSING, fieldEndsAt: undefined })).toBe(false);
    expect(isMovedInVain({ ...GUESSING, moved: 0 })).toBe(false);
  });
});
