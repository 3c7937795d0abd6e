import { describe, expect, it } from "vitest";
import { textLength } from "../../../src-shared/text/clean.ts";
import { charactersLeft, cutTo } from "../../../src-web/game-kit/characters.ts";

const FAMILY = "👨‍👩‍👧‍👦";
const FLAG = "🇩🇰";

describe("a text field", () => {
  it("accepts as many characters as the rules, counting an emoji family as one", () => {
    const typed = FAMILY.repeat(4) + FLAG.repeat(4);
    expect(cutTo(typed, 6)).toBe(FAMILY.repeat(4) + FLAG.repeat(2));
    expect(textLength(cutTo(typed, 6))).toBe(6);
    expect(charactersLeft(typed, 10)).toBe(2);
  });

  it("keeps its end when it is full and somebody edits its middle", () => {
    expect(cutTo("The cat satt on it", 17, "The cat sat on it")).toBe("The cat sat on it");
    expect(cutTo("The fat black cat", 12, "The fat cat")).toBe("The fat bcat");
    expect(cutTo(FAMILY + FLAG + FAMILY, 2, FAMILY + FAMILY)).toBe(FAMILY + FAMILY);
  });

  it("keeps the beginning of a text that is added or replaces another", () => {
    expect(cutTo("aaaa", 3, "aaa")).toBe("aaa");
    expect(cutTo("one two three", 7, "one")).toBe("one two");
    expect(cutTo("potato", 5, "hello")).toBe("potat");
  });

  it("leaves a text that fits unchanged, and says by how much another one is too long", () => {
    expect(cutTo("e\u0301clair", 6)).toBe("e\u0301clair");
    expect(charactersLeft("too long", 3)).toBe(-5);
  });
});
