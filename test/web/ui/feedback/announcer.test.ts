import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, announcements, toast } from "../../../../src-web/ui/feedback/announcer.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Ends the moment of a test that took its clock away before.
  announce("anything");
  vi.runAllTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** The polite announcement given to a screen reader. */
const said = () => announcements().polite;

describe("announcements at the same moment", () => {
  it("are all read, such as a stage's title and the leader after it", () => {
    announce("After round 2");
    announce("Ada leads");
    expect(said()).toBe("After round 2. Ada leads");
  });

  it("are read once, however many parts of a screen make them", () => {
    announce("What is it?");
    announce("You got it!");
    announce("What is it?");
    expect(said()).toBe("What is it? You got it!");
  });

  it("do not include earlier ones", () => {
    announce("After round 2");
    vi.advanceTimersByTime(10);
    announce("Round 3");
    expect(said()).toBe("Round 3");
  });

  it("are not joined to one whose moment never ended", () => {
    announce("After round 2");
    vi.clearAllTimers();
    announce("Ada leads");
    vi.advanceTimersByTime(10);
    announce("Round 3");
    expect(said()).toBe("Round 3");
  });

  it("are separate from urgent ones", () => {
    announce("Draw!");
    toast("That did not work.", "bad");
    expect(said()).toBe("Draw!");
    expect(announcements().assertive).toBe("That did not work.");
  });
});

it("an announcement is read again when it happens again", () => {
  announce("10 seconds left");
  vi.advanceTimersByTime(10);
  const first = said();
  announce("10 seconds left");
  expect(said()).not.toBe(first);
  expect(said().trim()).toBe("10 seconds left");
});
