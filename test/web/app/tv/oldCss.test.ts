import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { evaluate, meets, type EvaluationContext } from "../../../../src-web/app/tv/evaluate.ts";
import { OldCss } from "../../../../tools/tv/oldCss.ts";
import { withoutProperties } from "../../../../tools/tv/oldScripts.ts";
import { oldSelectors, subjects } from "../../../../tools/tv/selectors.ts";

const sheet = (css: OldCss, source: string) =>
  postcss([css.plugin]).process(source, { from: undefined }).css;

function old(source: string) {
  const css = new OldCss();
  const text = sheet(css, source);
  return {
    text: text.replace(/\s+/gu, " ").trim(),
    ...css.left,
  };
}

describe("style sheets for a browser engine of 2017", () => {
  it("turn layers into specificity, in the same order", () => {
    const { text } = old("@layer ui { .a { color: red } } @layer screen { .a { color: blue } }");
    expect(text).not.toContain("@layer");
    expect(text).toContain(`.a${":not(#_)".repeat(3)} { color: red }`);
    expect(text).toContain(`.a${":not(#_)".repeat(4)} { color: blue }`);
  });

  it("contain computed values where only the screen's size matters", () => {
    expect(old(".a { --u: min(1vw, 1.7778vh); top: 5dvh }").text).toContain(
      "--u: 19.2px; top: 54px",
    );
    expect(old(".a { inset: 0 auto 1px; }").text).toContain(
      "top: 0; right: auto; bottom: 1px; left: auto",
    );
  });

  it("leave to the page what depends on an element", () => {
    const { text, chores, containers } = old(
      ".box { container-type: size } .a { width: calc(3cqw + 1px); font-size: max(13px, 0.6em) }",
    );
    expect(containers).toEqual([".box"]);
    const [size, width] = chores.map((chore) => "v" in chore && chore.v);
    expect(chores).toEqual([
      { s: ".a", v: expect.stringMatching(/^--tf\w{5}$/u), f: "max(13px,0.6em)" },
      { s: ".a", v: expect.stringMatching(/^--tv\w{5}$/u), f: "3cqw" },
    ]);
    expect(text).toContain(`width: calc(var(${width}) + 1px); font-size: var(${size})`);
  });

  it("are the same in any order of building, and so is what they leave to the page", () => {
    const sheets = ["a", "b", "c"].map(
      (name) => `.${name} { container-type: size; width: 3cqw; height: max(1em, 2cqh) }`,
    );
    const built = (order: readonly string[]) => {
      const css = new OldCss();
      const texts = new Map(order.map((source) => [source, sheet(css, source)]));
      return { left: css.left, texts: sheets.map((source) => texts.get(source)) };
    };
    expect(built(sheets.toReversed())).toEqual(built(sheets));
  });

  it("put a container's rule behind an attribute", () => {
    const { text, chores } = old("@container (max-width: 600px) { .a::before { color: red } }");
    const [name] = chores.map((chore) => "a" in chore && chore.a);
    expect(text).toBe(`.a[${name}]::before { color: red }`);
    expect(chores).toEqual([
      { s: ".a", a: expect.stringMatching(/^data-tv\w{5}$/u), q: "(max-width: 600px)" },
    ]);
  });

  it("replace the query for reduced motion by an attribute of the page", () => {
    const { text } = old(
      "@media (prefers-reduced-motion: reduce) { :root { --pop: 1ms } .a, .b { animation: none } @keyframes x {} }",
    );
    expect(text).toBe(
      ":root[data-calm] { --pop: 1ms } :root[data-calm] .a, :root[data-calm] .b { animation: none }",
    );
  });

  it("turn gaps into margins in a row or column, and into grid-gap in a grid", () => {
    expect(old(".a { display: flex; gap: 8px }").text).toContain(".a > * + * { margin-left: 8px }");
    expect(old(".a { display: flex; flex-direction: column; gap: 8px }").text).toContain(
      ".a > * + * { margin-top: 8px }",
    );
    expect(old(".a { display: grid; gap: 8px }").text).toContain("grid-gap: 8px");
  });

  it("take gaps between wrapped lines out of the padding, and keep the height of a single line", () => {
    const { text } = old(
      ".a { display: flex; flex-wrap: wrap; gap: 2px 8px; width: fit-content; padding: 1px 9px; align-content: center }",
    );
    expect(text).toContain("width: fit-content");
    expect(text).toContain("padding-left: calc(9px - calc(8px / 2))");
    expect(text).toContain('.a::after { width: 100%; content: "" }');
  });

  it("put the margins of a container's flex items behind the same attribute", () => {
    const { text } = old("@container (max-width: 600px) { .a { display: flex; gap: 8px } }");
    expect(text).toMatch(/\.a\[data-tv\w{5}\] > \* \+ \* \{ margin-left: 8px \}/u);
  });

  it("do not lay out the contents of a box like the box itself", () => {
    const { text } = old(
      ".a { display: flex; flex-wrap: wrap } .a > li { display: flex; gap: 8px }",
    );
    expect(text).toContain(".a > li > * + * { margin-left: 8px }");
  });

  it("give each colour of a gradient a single position", () => {
    const { text } = old(
      ".a { background: linear-gradient(red, rgb(1 2 3 / 4%) 9% 91%, #fff 0 7%) }",
    );
    expect(text).toContain(
      "linear-gradient(red, rgb(1 2 3 / 4%) 9%, rgb(1 2 3 / 4%) 91%, #fff 0, #fff 7%)",
    );
  });

  it("use the older names flex-start and flex-end in flex boxes", () => {
    const { text } = old(
      ".a { display: flex; justify-content: end; align-items: start; place-self: end }",
    );
    expect(text).toContain(
      "justify-content: flex-end; align-items: flex-start; place-self: flex-end",
    );
    expect(old(".a { align-items: flex-end; justify-content: space-between }").text).toContain(
      "align-items: flex-end; justify-content: space-between",
    );
  });

  it("draw the outline of letters as a shadow, so that it does not cover them", () => {
    const { text } = old(".a { paint-order: stroke; -webkit-text-stroke: 0.2em var(--ink) }");
    expect(text).not.toMatch(/stroke/u);
    expect(text).toContain("text-shadow: calc(0.2em * 0.5) calc(0.2em * 0) var(--ink), calc(0.2em");
  });

  it("leave out what only phones need", () => {
    const { text, chores } = old(
      `@media (max-height: 500px) and (orientation: landscape) { .a { width: max(1em, 2px) } }
       @media (max-aspect-ratio: 1/1) { .a { color: red } }
       @media (max-width: 530px), (max-height: 1200px) { .b { color: red } }
       @media (prefers-reduced-motion: reduce) { .c { color: red } }
       @media (min-width: 1200px) { .d { color: red } }`,
    );
    expect(text).not.toContain(".a");
    expect(chores).toEqual([]);
    for (const kept of [".b", ".c", ".d"]) expect(text).toContain(kept);
  });

  it("leave out the styles of a stage on a phone, and leave the page nothing to compute for them", () => {
    const { text, chores } = old(
      `._phone_1a2b3 ._word_1a2b3, ._tv_1a2b3 ._word_1a2b3 { color: red }
       ._grandPhone_1a2b3 { width: max(1em, 2px) }
       ._phoneLike_1a2b3 { color: blue }`,
    );
    expect(text).not.toMatch(/_phone_|_grandPhone_/u);
    expect(chores).toEqual([]);
    for (const kept of ["._tv_1a2b3 ._word_1a2b3", "._phoneLike_1a2b3"])
      expect(text).toContain(kept);
  });

  it("turn the separate transform properties into variables of one transform", () => {
    const { text } = old(".a { rotate: 2deg; translate: -50% 0 }");
    expect(text).toContain("--tv-rotate: rotate(2deg)");
    expect(text).toContain("--tv-translate: translate(-50%, 0)");
    expect(text).not.toMatch(/[; {](?:rotate|translate):/u);
  });

  it("contain no selectors that the engine does not know", () => {
    expect(oldSelectors(".a:is(.b, .c):focus-visible")).toEqual([".a.b:focus", ".a.c:focus"]);
    expect(oldSelectors(".a:not(.b, .c)")).toEqual([".a:not(.b):not(.c)"]);
    expect(oldSelectors(".a:has(.b)")).toEqual([]);
    expect(oldSelectors(".a:not(:has(> .b))")).toEqual([".a"]);
    expect(subjects(".a:hover > .b:focus::after")).toBe(".a > .b");
  });

  it("spell out Unicode properties in regular expressions", () => {
    const spelled = withoutProperties(String.raw`[^\p{Lu}x]`);
    expect(new RegExp(spelled, "u").test("Ż")).toBe(false);
    expect(new RegExp(spelled, "u").test("ż")).toBe(true);
    expect(new RegExp(withoutProperties(String.raw`^\p{N}+$`), "u").test("42")).toBe(true);
  });
});

describe("what the page computes", () => {
  const values: Record<string, string> = { "--q": "calc(10px * 2)", "--ink": "#102030" };
  const here: EvaluationContext = {
    containerWidth: 1000,
    containerHeight: 500,
    fontSize: 20,
    rootFontSize: 16,
    variable: (name) => values[name] ?? "",
  };

  it.each([
    ["min(1cqw, 2.15cqh)", "10px"],
    ["max(22px, calc(var(--q) * 3.4))", "68px"],
    ["clamp(1rem, 5cqmin, 2em)", "25px"],
    ["max(9px, 0.5em)", "10px"],
    ["min(100cqw, calc(60cqh * 4 / 3))", "400px"],
    ["calc(1px - -2px + var(--q))", "23px"],
    ["max(var(--none, 4px), 2px)", "4px"],
    ["max(16px, var(--none, calc(var(--q) * 2.5)))", "50px"],
    ["color-mix(in srgb, var(--ink) 60%, transparent)", "rgba(16,32,48,0.6)"],
    ["color-mix(in srgb, #fff, #000)", "rgba(128,128,128,1)"],
  ])("gives %s the value %s", (expression, value) =>
    expect(evaluate(expression, here)).toBe(value),
  );

  it("gives no value to an expression that it does not understand", () => {
    expect(evaluate("min(3furlong, 2px)", here)).toBeUndefined();
    expect(evaluate("max(1px / 0)", here)).toBeUndefined();
  });

  it("checks the conditions of containers", () => {
    expect(meets("(max-width: 600px)", 600, 300)).toBe(true);
    expect(meets("(max-width: 600px) and (min-height: 320px)", 600, 300)).toBe(false);
    expect(meets("(min-aspect-ratio: 16 / 9)", 1600, 900)).toBe(true);
  });
});
