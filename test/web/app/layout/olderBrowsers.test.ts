import { expect, it } from "vitest";

/** Features that the oldest supported browsers lack. */
const LACKING: readonly (readonly [object, string])[] = [
  [Array.prototype, "toSorted"],
  [Array.prototype, "toReversed"],
  [URL, "canParse"],
  [Intl, "Segmenter"],
];

it("a browser that lacks some built-in features gets the ones that the screens use", async () => {
  const kept = LACKING.map(([owner, name]) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (!own) throw new Error(`Node has no ${name}`);
    Reflect.deleteProperty(owner, name);
    return [owner, name, own] as const;
  });
  try {
    await import("../../../../src-web/app/layout/olderBrowsers.ts");
    const numbers = [3, 1, 2];
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(numbers.toReversed()).toEqual([2, 1, 3]);
    expect([URL.canParse("/a", "https://party.example"), URL.canParse("/a")]).toEqual([
      true,
      false,
    ]);
    const signs = Array.from(new Intl.Segmenter().segment("aé🎉"), ({ segment }) => segment);
    expect(signs).toEqual(["a", "é", "🎉"]);
  } finally {
    for (const [owner, name, own] of kept) Object.defineProperty(owner, name, own);
  }
});
