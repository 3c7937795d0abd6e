import { expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { files, read } from "./repository.ts";

it("the web app is rebuilt when any of its sources changed", () => {
  const [, list = ""] = /const sources = \[([^\]]*)\]/u.exec(read("scripts/build-web.mjs")) ?? [];
  const sources = [...list.matchAll(/"([^"]+)"/gu)].map(([, path = ""]) => path);
  expect(sources).toContain("package-lock.json");
  const code = files("src-web/**/*.{ts,tsx}", "src-shared/**/*.ts");
  const missing = code
    .flatMap((path) => importsOf(path))
    .filter(({ to, isPackage, isType }) => !isPackage && !isType && !to.endsWith(".d.ts"))
    .filter(({ to }) => !sources.some((source) => to === source || to.startsWith(`${source}/`)))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(missing, "To fix it: add it to `sources` in scripts/build-web.mjs.").toEqual([]);
});
