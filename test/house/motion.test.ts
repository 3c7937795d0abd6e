import { describe, expect, it } from "vitest";
import { files, read } from "./repository.ts";

/** Properties that a browser animates on the compositor; any other costs layout or paint in each frame. */
const CHEAP = ["transform", "translate", "rotate", "scale", "opacity"];
/** Properties that control the timing and animate nothing. */
const MANNER = ["animation-timing-function"];
/** Properties whose transitions cost layout in each frame. */
const COSTLY =
  /^(?:all|width|height|inset|top|right|bottom|left|margin|padding|gap|flex|grid|font|max-|min-)/u;

const KEYFRAMES = /@keyframes ([\w-]+) \{((?:[^{}]|\{[^{}]*\})*)\}/gu;
const sheets = files("src-web/**/*.css").map((path) => ({ path, text: read(path) }));

describe("animation", () => {
  it("uses only transform and opacity", () => {
    const faults = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(KEYFRAMES)].flatMap(([, name = "", body = ""]) =>
        [...body.matchAll(/([\w-]+):[^;{}]+;/gu)]
          .map(([, property = ""]) => property)
          .filter((property) => ![...CHEAP, ...MANNER].includes(property))
          .map((property) => `${path}: ${name} animates ${property}`),
      ),
    );
    expect(faults, "To fix it: animate transform or opacity instead.").toEqual([]);
  });

  it("never causes layout", () => {
    const faults = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/transition:([^;]+);/gu)].flatMap(([, value = ""]) =>
        value
          .replaceAll(/\([^()]*\)/gu, "")
          .split(",")
          .map((part) => part.trim().split(/\s+/u)[0] ?? "")
          .filter((property) => COSTLY.test(property))
          .map((property) => `${path}: a transition of ${property}`),
      ),
    );
    expect(faults, "To fix it: use transform instead.").toEqual([]);
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
