import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scopedName } from "../../tools/scopedName.ts";

it("shared keyframes are found by every style sheet that uses them", () => {
  const shared = readFileSync("src-web/ui/motion.css", "utf8");
  const known = Array.from(shared.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name);
  const sheets = readdirSync("src-web", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".module.css"),
  );
  const used = sheets.flatMap((path) =>
    Array.from(readFileSync(`src-web/${path}`, "utf8").matchAll(/hubbub-[a-z]+/g), ([name]) => ({
      path,
      name: scopedName(name, `/src-web/${path}`),
    })),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ name }) => !known.includes(name))).toEqual([]);
});
