/*
 * Polyfills for the oldest browsers that this site is built for (Chrome 107, Firefox 115): the build
 * translates syntax, not built-in objects. Must be imported before anything that uses them; televisions have
 * their own list.
 */

function lend(owner: object, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

type Order = (one: unknown, other: unknown) => number;

// Chrome before 110.
lend(Array.prototype, "toSorted", function toSorted(this: readonly unknown[], order?: Order) {
  return Array.from(this).sort(order);
});
lend(Array.prototype, "toReversed", function toReversed(this: readonly unknown[]) {
  return Array.from(this).reverse();
});

// Chrome before 120.
lend(URL, "canParse", (url: string, base?: string) => {
  try {
    return new URL(url, base).href !== "";
  } catch {
    return false;
  }
});

/** Splits a text into characters; correct except for combined ones. */
class PlainSegmenter {
  segment(text: string): readonly { readonly segment: string }[] {
    return Array.from(text, (segment) => ({ segment }));
  }
}
// Firefox before 125.
lend(Intl, "Segmenter", PlainSegmenter);
