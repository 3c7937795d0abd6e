import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, textLength } from "../../../src-shared/text/clean.ts";
import { editDistance } from "../../../src-shared/text/distance.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import { lineId } from "../../../src-shared/text/packEntries.ts";

describe("folding a text", () => {
  it("ignores case, accents and punctuation, in every language", () => {
    expect(fold("  Ça va, Łódź! ")).toBe("ca va lodz");
    expect(fold("Rødgrød med fløde")).toBe("rodgrod med flode");
    expect(fold("Straße")).toBe(fold("STRASSE"));
    expect(fold("cœur")).toBe("coeur");
    expect(fold("țuică")).toBe(fold("ţuica"));
    expect(fold("ľúbiť")).toBe("lubit");
    expect(fold("r-e-s-t-a-r-t")).toBe("r e s t a r t");
  });

  it("has the same result when it is repeated", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)),
    );
  });
});

describe("entries of a pack", () => {
  it("are different when only their beginnings are the same", () => {
    const [boss, cat] = ["boss", "cat"].map((who) =>
      lineId(`What is the worst thing you could say to your ${who}?`),
    );
    expect(boss).not.toBe(cat);
    expect(lineId("Käse!")).toBe(lineId("kase"));
  });
});

describe("cleaning a text", () => {
  it("removes what would disturb other texts", () => {
    expect(cleanText("  two \n\t words ")).toBe("two words");
    expect(cleanText("a\u202Eb\u0000c")).toBe("abc");
    expect(cleanText(`z${"\u0335".repeat(40)}!`)).toBe("z\u0335\u0335!");
    expect(cleanText("👩‍🚀 ok")).toBe("👩‍🚀 ok");
    expect(cleanText("<b>hi</b>")).toBe("<b>hi</b>");
    // Joiners are kept in emoji. Between letters or alone they are removed, like other invisible characters.
    expect(cleanText("ku\u200drwa \u3164\u115f\u2800")).toBe("kurwa");
    expect(cleanText("👩🏽‍🚀 🏴‍☠️ ❤️‍🔥")).toBe("👩🏽‍🚀 🏴‍☠️ ❤️‍🔥");
  });

  it("leaves nothing of a text in which nothing can be seen", () => {
    for (const unseen of ["\ufe0f", "\ufe0e \ufe0f", "\u0301", "\u200d\ufe0f\u0308"]) {
      expect(cleanText(unseen)).toBe("");
    }
    // The selector of an emoji's look is kept after an emoji only: elsewhere it makes two equal texts differ.
    expect(cleanText("sun\ufe0fshine\ufe0f")).toBe("sunshine");
    expect(cleanText("☀️ 1️⃣ 👁️‍🗨️ ☺︎")).toBe("☀️ 1️⃣ 👁️‍🗨️ ☺︎");
  });

  it("has the same result when it is repeated", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = cleanText(text);
        return cleanText(once) === once;
      }),
    );
  });

  it("counts characters as people do", () => {
    expect(textLength("👩‍🚀é")).toBe(2);
  });
});

describe("edits between two texts", () => {
  it("are letters added, removed, swapped and replaced", () => {
    expect(editDistance("cat", "cat", 2)).toBe(0);
    expect(editDistance("cat", "cart", 2)).toBe(1);
    expect(editDistance("cart", "cat", 2)).toBe(1);
    expect(editDistance("cat", "cut", 2)).toBe(1);
    expect(editDistance("form", "from", 2)).toBe(1);
    expect(editDistance("kitten", "sitting", 3)).toBe(3);
    expect(editDistance("kitten", "sitting", 2)).toBe(3);
    expect(editDistance("", "abc", 5)).toBe(3);
  });

  it("are as many in both directions", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const there = editDistance(one, other, 8);
        return there === editDistance(other, one, 8) && (there === 0) === (one === other);
      }),
    );
  });
});
