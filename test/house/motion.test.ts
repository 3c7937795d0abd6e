import { describe, expect, it } from "vitest";
import { files, read } from "./repository.ts";

/** Properties that a browser animates on the compositor; any other costs layout or paint in each frame. */
const CHEAP = ["transform", "translate", "rotate", "scale", "opacity"];
/** Properties that control the timing and animate nothing. */
const MANNER = ["animation-timing-function"];
/** Properties whose transitions cost layout in each frame. */
const COSTLY =
  /^(?:all$|(?:max-|min-)?(?:width|height|inline|block)|inset|top|right|bottom|left|margin|padding|border(?!.*(?:color|radius|image))|gap|row-gap|column|flex|grid|font|line-height|letter|word|text-indent)/u;
/** What is written beside the property in a transition: times, easings, and how it is done. */
const BESIDE = /^(?:[\d.+-]+m?s|ease|ease-\S+|linear|step-\S+|normal|allow-discrete|!important)$/u;

const KEYFRAMES = /@keyframes ([\w-]+) \{((?:[^{}]|\{[^{}]*\})*)\}/gu;

/** Properties of this style sheet that change gradually. Without a name, a transition is of all of them. */
function transitionsIn(text: string): string[] {
  const rules = text
    .replaceAll(/\/\*[\s\S]*?\*\//gu, "")
    .matchAll(/transition(?:-property)?:([^;{}]+)/gu);
  return [...rules].flatMap(([, value = ""]) =>
    value
      .replaceAll(/\([^()]*\)/gu, "")
      .replaceAll(/\b(?:var|cubic-bezier|linear|steps)(?=[\s,]|$)/gu, "ease")
      .split(",")
      .map(
        (part) =>
          part
            .trim()
            .split(/\s+/u)
            .find((word) => !BESIDE.test(word)) ?? "all",
      ),
  );
}

const sheets = files("src-web/**/*.css").map((path) => ({ path, text: read(path) }));

describe("animation", () => {
  it("uses only transform and opacity", () => {
    const faults = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(KEYFRAMES)].flatMap(([, name = "", body = ""]) =>
        [...body.matchAll(/([\w-]+)\s*:[^;{}]+/gu)]
          .map(([, property = ""]) => property)
          .filter((property) => ![...CHEAP, ...MANNER].includes(property))
          .map((property) => `${path}: ${name} animates ${property}`),
      ),
    );
    expect(faults, "To fix it: animate transform or opacity instead.").toEqual([]);
  });

  it("never causes layout", () => {
    const faults = sheets.flatMap(({ path, text }) =>
      transitionsIn(text)
        .filter((property) => COSTLY.test(property))
        .map((property) => `${path}: a transition of ${property}`),
    );
    expect(faults, "To fix it: use transform instead.").toEqual([]);
  });

  it("is read by this test however a transition is written", () => {
    const text =
      "a { transition: 200ms; } b { transition: 0.2s ease-in width } c { transition: none !important; }" +
      "d { transition-property: opacity, max-height; } e { transition: scale 1s cubic-bezier(0, 0, 1, 1) }" +
      "f { transition: opacity var(--calm), 1s linear left; } /* transition: top; */";
    expect(transitionsIn(text)).toEqual([
      "all",
      "width",
      "none",
      "opacity",
      "max-height",
      "scale",
      "opacity",
      "left",
    ]);
    const isCostly = (property: string) => COSTLY.test(property);
    expect(transitionsIn(text).filter(isCostly)).toEqual(["all", "width", "max-height", "left"]);
    expect(["border-top-width", "border"].filter(isCostly)).toHaveLength(2);
    expect(["border-color", "box-shadow", "background", "color"].filter(isCostly)).toEqual([]);
  });

  it("uses the shared keyframes of src-web/ui/motion.css where they mean the same", () => {
    const [words] = sheets.filter(({ path }) => path === "src-web/ui/motion.css");
    const known = [...(words?.text ?? "").matchAll(KEYFRAMES)].map(([, name]) => name);
    const used = sheets.flatMap(({ text }) =>
      [...text.matchAll(/\bhubbub-[a-z]+/gu)].map(([name]) => name),
    );
    expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([]);
    const arrivals = sheets
      .filter(({ path }) => path !== words?.path)
      .flatMap(({ path, text }) =>
        [...text.matchAll(KEYFRAMES)]
          .filter(([, , body = ""]) =>
            /^\s*from \{\s*opacity: 0;\s*transform: [^;]+;\s*\}\s*$/u.test(body),
          )
          .map(([, name]) => `${path}: ${name}`),
      );
    expect(
      arrivals,
      "To fix it: use --from: …; animation: hubbub-fly (or -deal, -flip, -pop), see motion.css.",
    ).toEqual([]);
  });
});
