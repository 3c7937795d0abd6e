/** Cut a list at its commas, not at those inside of brackets. */
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

/** Where the bracket that opens at `open` is closed. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`unbalanced: ${text}`);
}

/** Every way to read a selector with `:is()` and `:where()` spelled out. */
function spelledOut(selector: string): string[] {
  const found = /:(?:is|where)\(/u.exec(selector);
  if (!found) return [selector];
  const open = found.index + found[0].length - 1;
  const end = closing(selector, open);
  return splitList(selector.slice(open + 1, end)).flatMap((one) =>
    spelledOut(selector.slice(0, found.index) + one + selector.slice(end + 1)),
  );
}

/** `:not(a, b)` one by one, and without what these browsers cannot ask. */
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
 * A selector as Chromium 63 reads it; none when it asks for something that such a browser cannot
 * know. A remote has no mouse, so focus is always to be seen there.
 */
export function oldSelectors(selector: string): string[] {
  const known = selector
    // What shows a television's screen is the light app itself.
    .replace(/:has\(\[data-tv\][^)]*\)/gu, "")
    .replace(/:has\(:focus(?:-visible)?\)/gu, ":focus-within")
    .replace(/:focus-visible/gu, ":focus")
    // What pops over is there all the time, as without the engine's help nothing hides it.
    .replace(/:popover-open\b/gu, "");
  return spelledOut(plainNots(known))
    .map(plainNots)
    .filter((one) => !/:has\(|:modal\b|:user-(?:in)?valid\b/u.test(one));
}

/** Put something behind a selector's last compound, before its pseudo-element. */
export function append(selector: string, tail: string): string {
  const at = selector.search(
    /::?(?:before|after|first-letter|first-line|placeholder|backdrop|selection|-webkit-[a-z-]+|-moz-[a-z-]+)\b/u,
  );
  return at < 0 ? selector + tail : selector.slice(0, at) + tail + selector.slice(at);
}

/** The elements a rule may come to style: its selector without states and pseudo-elements. */
export function subjects(selector: string): string {
  const plain = append(selector, "\0").replace(/\0.*$/u, "");
  const still = plain.replace(
    /(?<!\()(?::(?:hover|focus|active|disabled|enabled|checked|focus-within)\b)/gu,
    "",
  );
  return still === "" || /[\s>+~]$/u.test(still) ? `${still}*` : still;
}
