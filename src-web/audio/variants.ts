/** Returns a hash of a text: it looks random and is always the same. */
function hashOf(text: string): number {
  let bits = 0x811c9dc5;
  for (const letter of text) bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/**
 * Returns the line for the `count`-th occurrence of its moment, counted from 0: every line is used once
 * before any is repeated.
 */
export function variantOf<Line extends string>(
  lines: readonly [Line, ...Line[]],
  seed: string,
  count: number,
): Line {
  const order = lines.toSorted((a, b) => hashOf(seed + a) - hashOf(seed + b));
  return order[count % order.length] ?? lines[0];
}
