import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";
import { simple } from "acorn-walk";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/wrangler.ts";

const ASSETS = join(ROOT, "dist/web/assets");
const MANIFEST = join(ROOT, "dist/web/.vite/tv-manifest.json");

// SAFETY: the shape in which Vite writes it.
const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<
  string,
  { file: string; css?: string[] }
>;
const files = Object.values(manifest);
const scripts = [...new Set(files.map(({ file }) => file))].filter((file) => file.endsWith(".js"));
const styles = [...new Set(files.flatMap(({ file, css = [] }) => [file, ...css]))].filter((file) =>
  file.endsWith(".css"),
);
const read = (file: string) => readFileSync(join(ROOT, "dist/web", file), "utf8");
const lent = readFileSync(join(ROOT, "src-web/app/tv/oldBrowsers.ts"), "utf8");

/** Methods newer than Chromium 63, with the version that introduced them (developer.mozilla.org). */
const NEWER_METHODS: Readonly<Record<string, number>> = {
  at: 92,
  flat: 69,
  flatMap: 69,
  findLast: 97,
  findLastIndex: 97,
  toSorted: 110,
  toReversed: 110,
  toSpliced: 110,
  with: 110,
  fromEntries: 73,
  hasOwn: 93,
  groupBy: 117,
  matchAll: 73,
  replaceAll: 85,
  trimStart: 66,
  trimEnd: 66,
  allSettled: 76,
  withResolvers: 119,
  replaceChildren: 86,
  toggleAttribute: 69,
  getAnimations: 84,
  isWellFormed: 111,
};
/** Built-in classes newer than Chromium 63, with the version that introduced them. */
const NEWER_CLASSES: Readonly<Record<string, number>> = {
  ResizeObserver: 64,
  EventTarget: 64,
  AbortController: 66,
  ListFormat: 72,
  Segmenter: 87,
  WeakRef: 84,
  FinalizationRegistry: 84,
  AggregateError: 85,
  BigInt64Array: 67,
};

describe("the light app for Chromium 63", () => {
  it("is built", () => {
    expect(existsSync(join(ROOT, "dist/web/tv.html"))).toBe(true);
    expect(scripts.length).toBeGreaterThan(20);
    expect(readdirSync(ASSETS).length).toBeGreaterThan(0);
  });

  it("has no newer syntax, and its own versions of the newer methods it calls", () => {
    const faults: string[] = [];
    for (const file of scripts) {
      const code = read(file);
      let tree;
      try {
        // ES2018 would not do: that engine knows its object spread, but also `import()`, which is newer.
        tree = parse(code, { ecmaVersion: 2020, sourceType: "module" });
      } catch (error) {
        faults.push(`${file}: ${String(error)}`);
        continue;
      }
      const newer = (what: string, at: number) =>
        faults.push(`${file}: ${what} in ${code.slice(Math.max(0, at - 30), at + 50)}`);
      simple(tree, {
        ChainExpression: ({ start }) => newer("?.", start),
        LogicalExpression: ({ operator, start }) => operator === "??" && newer("??", start),
        CatchClause: ({ param, start }) => param || newer("catch without a name", start),
        MetaProperty: ({ meta, start }) => meta.name === "import" && newer("import.meta", start),
        Literal({ bigint, regex, start }) {
          if (bigint) newer("BigInt", start);
          if (regex && /\\[pP]\{|\(\?<[A-Za-z]/u.test(regex.pattern))
            newer("regular expression", start);
          if (regex && /[dv]/u.test(regex.flags)) newer("flag", start);
        },
        CallExpression({ callee, start }) {
          if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
          const { name } = callee.property;
          if (Object.hasOwn(NEWER_METHODS, name) && !lent.includes(`"${name}"`))
            newer(`.${name}()`, start);
        },
        NewExpression({ callee, start }) {
          const name =
            callee.type === "Identifier"
              ? callee.name
              : callee.type === "MemberExpression" && callee.property.type === "Identifier"
                ? callee.property.name
                : "";
          if (Object.hasOwn(NEWER_CLASSES, name) && !lent.includes(`"${name}"`))
            newer(`new ${name}`, start);
        },
      });
      // Patterns in strings are found where they are passed to `RegExp`.
      if (/RegExp\([^)]*\\\\p\{/u.test(code)) faults.push(`${file}: a Unicode property`);
    }
    expect(faults, "To fix it: tools/tv/oldScripts.ts, src-web/app/tv/oldBrowsers.ts").toEqual([]);
  });

  it("has no newer CSS", () => {
    const newer =
      /@layer|@container|(?<![\w-])(?:min|max|clamp|color-mix)\(|\dcq[wh]|:has\(|:where\(|focus-visible|[;{](?:inset|gap|aspect-ratio|translate|rotate|scale):|[\d.]dvh|display:contents/u;
    const faults = styles.flatMap((file) => {
      const css = read(file);
      const found = newer.exec(css);
      return found
        ? [`${file}: ${css.slice(Math.max(0, found.index - 60), found.index + 40)}`]
        : [];
    });
    expect(styles.length).toBeGreaterThan(5);
    expect(faults, "To fix it: tools/tv/oldCss.ts").toEqual([]);
  });
});
