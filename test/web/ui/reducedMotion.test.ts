import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule, type ChildNode, type Rule, type Root } from "postcss";
import { expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../../../src-web/", import.meta.url));
const MOVES = /^(?:transform|translate|rotate|scale)$/u;

function sheets(): { file: string; root: Root }[] {
  return globSync("**/*.css", { cwd: SOURCE }).map((file) => ({
    file,
    root: postcss.parse(readFileSync(join(SOURCE, file), "utf8")),
  }));
}

/** Whether a rule applies only with reduced motion. */
function isCalm(node: ChildNode | AtRule): boolean {
  const { parent } = node;
  if (!parent || parent.type === "root" || parent.type === "document") return false;
  const { name, params } = parent as AtRule;
  const isHere = name === "media" && params.includes("prefers-reduced-motion: reduce");
  return isHere || isCalm(parent as AtRule);
}

/** Names of the keyframes that move something, either in general or with reduced motion. */
function moving(root: Root, calm: boolean): Set<string> {
  const names = new Set<string>();
  root.walkAtRules("keyframes", (frames) => {
    if (isCalm(frames) !== calm) return;
    frames.walkDecls(MOVES, () => void names.add(frames.params));
  });
  return names;
}

it("with reduced motion, the shared animations fade instead of moving", () => {
  const motion = sheets().find(({ file }) => file.endsWith("ui/motion.css"))?.root;
  if (!motion) throw new Error("no shared movements");
  const calmed = new Set<string>();
  motion.walkAtRules("keyframes", (frames) => void (isCalm(frames) && calmed.add(frames.params)));
  expect([...moving(motion, false)].filter((name) => !calmed.has(name))).toEqual([]);
  expect([...moving(motion, true)]).toEqual([]);
});

it("with reduced motion, every repeating animation has a replacement, so that nothing jerks once", () => {
  const jerks = sheets().flatMap(({ file, root }) => {
    const names = moving(root, false);
    const still = new Set<string>();
    const restless: string[] = [];
    root.walkDecls("animation", (decl) => {
      const { selectors } = decl.parent as Rule;
      const again = /\s(?:infinite|[2-9])(?=\s|$)/u.test(decl.value);
      if (isCalm(decl)) for (const one of selectors) still.add(one);
      else if (again && decl.value.split(/\s+/u).some((word) => names.has(word)))
        restless.push(...selectors);
    });
    const isShared = file.endsWith("ui/motion.css");
    return isShared ? [] : restless.filter((one) => !still.has(one)).map((one) => `${file} ${one}`);
  });
  expect(jerks).toEqual([]);
});
