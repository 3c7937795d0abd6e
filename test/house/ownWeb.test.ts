import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ownWeb } from "../../scripts/ownWeb.ts";
import { swapIn } from "../../scripts/swap-in.mjs";

it("a server keeps the site it started with when another one is built, until it starts again", () => {
  const place = mkdtempSync(join(tmpdir(), "hubbub-web-"));
  const dist = join(place, "dist/web");
  const build = (name: string) =>
    swapIn(dist, (made) => {
      writeFileSync(join(made, `${name}.js`), "");
      writeFileSync(join(made, "index.html"), name);
    });
  build("old");
  const web = ownWeb(dist, join(place, "state"));
  build("new");
  expect(readFileSync(join(web, "index.html"), "utf8")).toBe("old");
  expect(existsSync(join(web, "old.js"))).toBe(true);
  expect(ownWeb(dist, join(place, "state"))).toBe(web);
  expect(readFileSync(join(web, "index.html"), "utf8")).toBe("new");
  expect(existsSync(join(web, "old.js"))).toBe(false);
  rmSync(place, { recursive: true });
});
