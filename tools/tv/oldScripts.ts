import type { Plugin } from "vite";

const LAST = 0x10ffff;
const known = new Map<string, string>();

function escaped(point: number): string {
  return `\\u{${point.toString(16)}}`;
}

/**
 * Converts a Unicode property into the ranges that the current engine matches for it, for use inside a
 * character class.
 */
export function rangesOf(property: string): string {
  const made = known.get(property);
  if (made !== undefined) return made;
  const has = new RegExp(`\\p{${property}}`, "u");
  let ranges = "";
  for (let from = 0; from <= LAST; from += 1) {
    if (!has.test(String.fromCodePoint(from))) continue;
    let to = from;
    while (to < LAST && has.test(String.fromCodePoint(to + 1))) to += 1;
    ranges += from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`;
    from = to;
  }
  known.set(property, ranges);
  return ranges;
}

/** Spells out `\p{…}` in the regular expressions of a source: engines support it since Chromium 64. */
export function withoutProperties(code: string): string {
  return code.replace(/\\p\{([\w=]+)\}/gu, (_all, property: string, at: number) => {
    const line = code.slice(code.lastIndexOf("\n", at) + 1, at);
    const isInClass = line.lastIndexOf("[") > line.lastIndexOf("]");
    return isInClass ? rangesOf(property) : `[${rangesOf(property)}]`;
  });
}

/**
 * Vite plugins for what the compiler does not lower: Unicode properties, and `import.meta`, which is
 * supported since Chromium 64.
 */
export const oldScripts: Plugin[] = [
  {
    name: "hubbub-old-regexps",
    enforce: "pre",
    transform: {
      filter: { id: /\/src-(?:web|rooms)\/.*\.tsx?$/u, code: String.raw`\p{` },
      handler: (code) => ({ code: withoutProperties(code), map: null }),
    },
  },
  {
    name: "hubbub-no-import-meta",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        // Every address in the bundle starts at the root, so any base will do.
        file.code = file.code
          .replaceAll("import.meta.resolve", "undefined")
          .replaceAll("import.meta.url", "location.href");
      }
    },
  },
];
