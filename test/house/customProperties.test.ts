import { expect, it } from "vitest";
import { files, read } from "./repository.ts";

const COMMENT = /\/\*[\s\S]*?\*\//gu;
/** What this sets is read by the styles that `tools/tv/oldCss.ts` writes for old televisions. */
const TV_PARTS = "src-web/app/tv/parts.css";
const SOURCES = files("src-web/**/*.{css,ts,tsx,html}")
  .filter((path) => path !== TV_PARTS)
  .map((path) => ({ path, text: read(path).replaceAll(COMMENT, "") }));

/** Where each name that the expression captures is found first. */
function namesIn(expression: RegExp): Map<string, string> {
  const found = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(expression)].map(([, name = ""]) => [name, path] as const),
  );
  return new Map(found.toReversed());
}

/** `--a: 1px`, `"--a": 1`, `setProperty("--a", …)`, `@property --a`. */
const SET = namesIn(/(?:setProperty\(\s*"|@property )?(--[a-z][\w-]*)(?:"?\]?\s*:|",| \{)/gu);
const READ = namesIn(/(?:var\(\s*|getPropertyValue\(\s*")(--[a-z][\w-]*)(?=[\s,)"])/gu);
/** The beginning of a name that a template completes: `var(--card-${letter})`. */
const BEGUN = [...namesIn(/var\((--[\w-]+-)\$\{/gu).keys()];
const isBegun = (name: string) => BEGUN.some((start) => name.startsWith(start));

it("every custom property that is set is also read", () => {
  expect(SET.size).toBeGreaterThan(100);
  expect(
    [...SET].filter(([name]) => !READ.has(name) && !isBegun(name)).map((fault) => fault.join(": ")),
    "To fix it: remove the property, as nothing reads it.",
  ).toEqual([]);
});

it("every custom property that is read is set somewhere", () => {
  expect(
    [...READ].filter(([name]) => !SET.has(name)).map((fault) => fault.join(": ")),
    "To fix it: write the name of an existing property (src-web/ui/tokens.css).",
  ).toEqual([]);
});
