/** Splits a list at its commas, except at those inside brackets. */
export function splitList(text: string, at = ","): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const char of text) {
    if (char === "(" || char === "[") depth += 1;
    if (char === ")" || char === "]") depth -= 1;
    if (char === at && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += char;
  }
  return [...parts, part.trim()];
}

/** Index of the bracket that closes the one at `open`. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`unbalanced: ${text}`);
}

/** Expands a selector with `:is()` and `:where()` into all its alternatives. */
function spelledOut(selector: string): string[] {
  const found = /:(?:is|where)\(/u.exec(selector);
  if (!found) return [selector];
  const open = found.index + found[0].length - 1;
  const end = closing(selector, open);
  return splitList(selector.slice(open + 1, end)).flatMap((one) =>
    spelledOut(selector.slice(0, found.index) + one + selector.slice(end + 1)),
  );
}

/** Splits `:not(a, b)` into separate `:not()`s and removes those that these browsers do not support. */
function plainNots(selector: string): string {
  let rest = selector;
  let plain = "";
  for (let found = rest.indexOf(":not("); found >= 0; found = rest.indexOf(":not(")) {
    const end = closing(rest, found + 4);
    const inside = splitList(rest.slice(found + 5, end)).filter((one) => !one.includes(":has("));
    plain += rest.slice(0, found) + inside.map((one) => `:not(${one})`).join("");
    rest = rest.slice(end + 1);
  }
  return plain + rest;
}

/**
 * Rewrites a selector for Chromium 63; returns none when it depends on something that such a browser does not
 * support. Focus is always visible there, because a remote control has no pointer.
 */
export function oldSelectors(selector: string): string[] {
  const known = selector
    // Everything in the light app is on a television's screen.
    .replace(/:has\(\[data-tv\][^)]*\)/gu, "")
    .replace(/:has\(:focus(?:-visible)?\)/gu, ":focus-within")
    .replace(/:focus-visible/gu, ":focus")
    // A popover is always rendered, because without the engine's support nothing hides it.
    .replace(/:popover-open\b/gu, "");
  return spelledOut(plainNots(known))
    .map(plainNots)
    .filter((one) => !/:has\(|:modal\b|:user-(?:in)?valid\b/u.test(one));
}

/** Appends text to a selector's last compound, before its pseudo-element. */
export function append(selector: string, tail: string): string {
  const at = selector.search(
    /::?(?:before|after|first-letter|first-line|placeholder|backdrop|selection|-webkit-[a-z-]+|-moz-[a-z-]+)\b/u,
  );
  return at < 0 ? selector + tail : selector.slice(0, at) + tail + selector.slice(at);
}

/** The elements that a rule may style: its selector without states and pseudo-elements. */
export function subjects(selector: string): string {
  const plain = append(selector, "\0").replace(/\0.*$/u, "");
  const still = plain.replace(
    /(?<!\()(?::(?:hover|focus|active|disabled|enabled|checked|focus-within)\b)/gu,
    "",
  );
  return still === "" || /[\s>+~]$/u.test(still) ? `${still}*` : still;
}
